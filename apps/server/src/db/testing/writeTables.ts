// Writes `db/tables.ts`, the types of the columns that the migrations make. Run by scripts/tables.mjs.
import { writeFileSync } from 'node:fs';
import { openDatabase } from '../index';
import { makePgliteTemplate } from './pgliteTemplate';
import { tablesText } from './tablesText';

const { folder, remove } = await makePgliteTemplate();
const database = await openDatabase({ dataDir: folder });
writeFileSync(new URL('../tables.ts', import.meta.url), await tablesText(database));
await database.close();
await remove();
