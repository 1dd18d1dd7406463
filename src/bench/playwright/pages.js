// Loads pages with Playwright as plainly as can be: one browser, a fresh context a page, no wait
// but for the load event. Arguments: the browser, the workers, a switch for the browser, then the
// addresses. It says "ready" once the browser runs, loads all pages at each line "go" on standard
// input, says "done" when every page was loaded and read, and ends with its input.
import readline from 'node:readline';
import { chromium } from 'playwright-core';

const [executablePath, workers, flag, ...addresses] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: [flag] });
const work = async (queue) => {
  for (let address = queue.shift(); address; address = queue.shift()) {
    const context = await browser.newContext();
    const page = await context.newPage();
    try {
      await page.goto(address, { waitUntil: 'load' });
      await page.content();
    } catch (failed) {
      console.error(`Playwright gave up on ${address}: ${failed.message.split('\n')[0]}`);
    }
    await context.close();
  }
};
console.log('ready');
for await (const line of readline.createInterface({ input: process.stdin })) {
  if (line !== 'go') continue;
  const queue = [...addresses];
  await Promise.all(Array.from({ length: Number(workers) }, () => work(queue)));
  console.log('done');
}
await browser.close();
