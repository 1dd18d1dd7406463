package io.stemma.render;

import io.stemma.page.Response;

/**
 * A page as it was served. Not compared with others, so the array may stand here.
 *
 * @param bytes its body
 * @param response what came with it
 */
@SuppressWarnings("ArrayRecordComponent")
record Served(byte[] bytes, Response response) {}
