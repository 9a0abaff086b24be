import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Separates the list of names from the contents. */
const END = '\n\n';

/**
 * Packs a folder into one compressed buffer: a line for each entry, `path` of a folder or `path`, tab, size of a file; an empty line; and the files'
 * contents in the same order. Paths have `/` on every system.
 */
export function packFolder(folder: string): Buffer {
  const names: string[] = [];
  const files: Buffer[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const absolute = join(entry.parentPath, entry.name);
    const path = relative(folder, absolute).replaceAll(sep, '/');
    if (entry.isDirectory()) {
      names.push(path);
      continue;
    }
    const file = readFileSync(absolute);
    names.push(`${path}\t${file.length}`);
    files.push(file);
  }
  return gzipSync(Buffer.concat([Buffer.from(`${names.join('\n')}${END}`), ...files]));
}

/** Unpacks a packed folder. Each folder is listed before its contents. */
export function unpackInto(folder: string, packed: Buffer) {
  const content = gunzipSync(packed);
  const end = content.indexOf(END);
  let offset = end + END.length;
  for (const line of content.toString('utf8', 0, end).split('\n')) {
    const [path = '', size] = line.split('\t');
    const absolute = join(folder, path);
    if (size === undefined) {
      mkdirSync(absolute);
      continue;
    }
    const next = offset + Number(size);
    writeFileSync(absolute, content.subarray(offset, next));
    offset = next;
  }
}
