import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SEALED_TABLES } from './sealedTables';

const SOURCES = join(import.meta.dirname, '..');

/** A ticket is sealed with its seats and passengers. */
const TABLES = [...SEALED_TABLES, 'ticket_seat', 'passenger'].join('|');
const WRITE = new RegExp(String.raw`(?:insert into|update|delete from) (?:${TABLES})\b`, 'g');

/** Tests, and the demo company, which is sealed as a whole. */
const LEFT_OUT = /\.test\.ts$|(?:^|\/)testing\/|^demo\//;

const writing = readdirSync(SOURCES, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }))
  .filter(({ text }) => text.search(WRITE) >= 0);

it.each(writing)('$file writes what is sealed by a Transaction only', ({ text }) => {
  expect(text).not.toMatch(/\btx: (?:Sql|Database|Session)\b/);
  for (const { index } of text.matchAll(WRITE)) {
    expect(/.*\b(\w+)\.query\b/s.exec(text.slice(0, index))?.[1]).toBe('tx');
  }
});
