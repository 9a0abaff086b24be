import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type BackupKey, HEAD_BYTES, NotAuthentic, decrypted, fileKeyIn } from './encryption';
import {
  BackupRefused,
  FORMAT,
  type Footer,
  type Header,
  type Summary,
  footerIn,
  headerIn,
  tableIn,
} from './format';
import { makerOf } from './inWords';

/** Maximum length of a line; the longest one is a company's logo. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** An entry of a backup: the start of a table, or a row as JSON. */
type Entry = { table: string; columns: string[] } | { row: string };

/** Reads a backup file to its end and returns its summary. Throws a one-sentence refusal if it is not a complete backup. */
export async function checkBackup(file: string, key?: BackupKey): Promise<Summary> {
  const reading = readBackup(file, key);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return value;
  }
}

/** Yields the tables and rows of a backup and returns its summary. The rows must not be trusted before the end is reached. */
export async function* readBackup(file: string, key?: BackupKey): AsyncGenerator<Entry, Summary, undefined> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let header: Header | undefined;
  let footer: Footer | undefined;
  let table = '';
  for await (const line of linesOf(file, key)) {
    if (footer) throw damaged(file);
    if (!header) {
      header = headerOf(file, line);
    } else if (line.startsWith('[')) {
      rows[table] = (rows[table] ?? 0) + 1;
      yield { row: line };
    } else {
      const named = tableIn(line);
      footer = named ? undefined : footerIn(line);
      if (!named && !footer) throw damaged(file);
      if (named) {
        ({ table } = named);
        rows[table] = 0;
        yield named;
      }
    }
    if (!footer) hash.update(`${line}\n`);
  }
  if (!header) throw notOurs(file);
  if (!footer) throw cutOff(file);
  if (footer.sha256 !== hash.digest('hex')) throw damaged(file);
  return { header, rows };
}

function headerOf(file: string, line: string): Header {
  const header = headerIn(line);
  if (!header) throw notOurs(file);
  if (header.format > FORMAT) {
    throw new BackupRefused(
      `${file} was made by a newer ${makerOf(header)}, which writes backups in another way.`,
    );
  }
  return header;
}

async function* linesOf(file: string, key: BackupKey | undefined): AsyncGenerator<string> {
  const source = openText(file, key);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error)).pipe(text);
  let rest = '';
  let isBegun = false;
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      isBegun = true;
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw notOurs(file);
      yield* lines;
    }
  } catch (error) {
    throw refusalOf(file, error, isBegun);
  } finally {
    source.destroy();
    text.destroy();
  }
  if (rest !== '') throw isBegun ? cutOff(file) : notOurs(file);
}

/** Opens the compressed text of a backup, decrypted with the key if it is encrypted. */
function openText(file: string, key: BackupKey | undefined): Readable {
  try {
    const fileKey = fileKeyIn(file, key);
    if (!fileKey) return createReadStream(file);
    return Readable.from(decrypted(createReadStream(file, { start: HEAD_BYTES }), fileKey));
  } catch (error) {
    throw refusalOf(file, error, false);
  }
}

/** Translates errors of zlib and the file system for the user. */
function refusalOf(file: string, error: unknown, isBegun: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${file}.`);
  if (code === 'EISDIR') return new BackupRefused(`${file} is a folder, not a backup.`);
  if (error instanceof NotAuthentic) return damaged(file);
  if (code === 'Z_BUF_ERROR') return cutOff(file);
  if (code === 'Z_DATA_ERROR') return isBegun || !isHeader(error) ? damaged(file) : notOurs(file);
  return error;
}

const isHeader = (error: unknown) => error instanceof Error && error.message.includes('header check');

const notOurs = (file: string) => new BackupRefused(`${file} is not a backup of Motorpark.`);
const cutOff = (file: string) => new BackupRefused(`${file} is not whole: its end is missing.`);
const damaged = (file: string) =>
  new BackupRefused(`${file} was damaged or changed after it was made: its checksum is wrong.`);
