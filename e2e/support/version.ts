import { readFileSync } from 'node:fs';

const [, version = ''] = /"version": "([^"]+)"/.exec(readFileSync('package.json', 'utf8')) ?? [];

/** The version that package.json names. */
export const VERSION = version;
