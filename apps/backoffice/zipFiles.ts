import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a file fits one packet anyway. */
const WORTH_IT = 1400;

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/**
 * Puts `.br` and `.gz` beside every file of text, once and as small as it gets: the app crosses poor connections at a quarter of its
 * size, and the server only picks a file. What was written is zipped, because other plugins change the bundle until the end.
 */
export function zipFiles(): Plugin {
  return {
    name: 'motorpark:zip-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:css|html|js|svg)$/.test(file))) {
        const path = join(dir, name);
        const bytes = readFileSync(path);
        if (bytes.length < WORTH_IT) continue;
        writeFileSync(`${path}.br`, brotli(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
