// Writes apps/server/src/db/tables.ts, the types of the columns that the migrations make, with an embedded database. Turbo runs it where they have changed.
import { runnerImport } from 'vite';
import { inRoot } from './support/root.mjs';

await runnerImport(inRoot('apps/server/src/db/testing/writeTables.ts'), {
  root: inRoot('apps/server'),
  configFile: false,
});
