import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAJOR_VERSION } from '../engines/pglite/majorVersion';
import { MIGRATIONS, type Migration } from '../migrations';
import { digest } from '../migrations/digest';

/** Returns the file name of the packed, empty database. It contains a hash of all migrations, so that another schema has another name. */
export function emptyDatabaseName(migrations: readonly Migration[] = MIGRATIONS): string {
  const steps = migrations.map(({ name, text }) => `${name} ${digest(text)}`);
  return `postgres${MAJOR_VERSION}-${digest(steps.join('\n')).slice(0, 16)}.gz`;
}

/** Returns the packed, empty database that was built next to a file; undefined if there is none for the current schema. */
export function emptyDatabaseBeside(built: URL): string | undefined {
  const file = fileURLToPath(new URL(emptyDatabaseName(), built));
  return existsSync(file) ? file : undefined;
}
