// Waits until a condition holds: `find` answers true. Answers whether it did within `limit`
// milliseconds.
((find, limit) =>
  new Promise((resolve, reject) => {
    const end = performance.now() + limit;
    const look = () => {
      try {
        if (find()) resolve(true);
        else if (performance.now() >= end) resolve(false);
        else setTimeout(look, 25);
      } catch (wrong) {
        reject(wrong);
      }
    };
    look();
  }))
