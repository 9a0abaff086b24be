// The last step of the build: copies the packed, empty database next to the server. It is cached for the next build and the tests.
import { copyFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEmptyDatabase } from './makeEmptyDatabase';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/motorpark', import.meta.url));

const file = await makeEmptyDatabase(CACHE);
copyFileSync(file, fileURLToPath(new URL(basename(file), import.meta.url)));
