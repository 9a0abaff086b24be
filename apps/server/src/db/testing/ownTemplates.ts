import type { Sql } from '../database';
import { sql } from '../sql';

/** PostgreSQL's own two templates are two thirds of the files, and nobody copies those in a test. */
export async function dropOwnTemplates(database: Sql) {
  await database.query(sql`update pg_database set datistemplate = false`);
  await database.query(sql`drop database template0`);
  await database.query(sql`drop database template1`);
}
