import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Between the names and the files. */
const END = '\n\n';

/**
 * A folder with everything in it, in one piece: a line for each thing in it, `path` of a folder or `path`, tab, size of a file, an empty
 * line, and the files one after another. Paths have `/` on every system.
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

/** Puts what was packed into a folder. Each folder in it was named before what lies in it. */
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
