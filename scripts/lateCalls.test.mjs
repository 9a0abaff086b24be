import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@motorpark/contract';
import { expect, it } from 'vitest';
import { LATE_CALLS } from '../apps/backoffice/lateCalls';
import { inRoot } from './support/root.mjs';

const TABLES = new Map(Object.entries(contract));

const SOURCES = [inRoot('packages', 'api', 'src'), inRoot('apps', 'backoffice', 'src')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
);

it.each(LATE_CALLS)(
  'calls of the table "%s", which the built app leaves out of CALLS, are read from their own table',
  (table) => {
    const names = Object.keys(TABLES.get(`${table}Extensions`));
    expect(names).not.toEqual([]);
    const read = new RegExp(`\\bCALLS\\.(?:${names.join('|')})\\b`);
    expect(SOURCES.filter(({ text }) => read.test(text)).map(({ name }) => name)).toEqual([]);
  },
);
