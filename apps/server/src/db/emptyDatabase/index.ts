import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAJOR_VERSION } from '../engines/pglite/majorVersion';
import { MIGRATIONS, type Migration } from '../migrations';
import { digest } from '../migrations/digest';

/** The file of a packed, empty database, named by all that makes it: where a step of the schema is another, so is the name. */
export function emptyDatabaseName(migrations: readonly Migration[] = MIGRATIONS): string {
  const steps = migrations.map(({ name, text }) => `${name} ${digest(text)}`);
  return `postgres${MAJOR_VERSION}-${digest(steps.join('\n')).slice(0, 16)}.gz`;
}

/** The packed, empty database that was built beside a file; undefined where there is none of today's schema. */
export function emptyDatabaseBeside(built: URL): string | undefined {
  const file = fileURLToPath(new URL(emptyDatabaseName(), built));
  return existsSync(file) ? file : undefined;
}
