import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;

/** Extracts the regular files of an uncompressed tar archive into a folder. */
export function extractTar(archive, folder) {
  for (let offset = 0; offset + BLOCK <= archive.length && archive[offset] !== 0;) {
    const text = (from, length) =>
      archive.toString('latin1', offset + from, offset + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8) || 0;
    const isFile = text(156, 1) === '0' || text(156, 1) === '';
    const name = normalize(text(0, 100));
    if (isFile && !name.startsWith('..')) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, archive.subarray(offset + BLOCK, offset + BLOCK + size), { mode: 0o755 });
    }
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
