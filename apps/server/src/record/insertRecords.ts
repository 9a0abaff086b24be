import { join, name, type Sql, sql } from '../db';
import { OFFICE_TABLES } from '../history';
import { invalid } from '../http/failure';
import type { RecordKind } from './recordKind';
import { type Reference, findReferred } from './references';

type Inserted<Form> = Pick<RecordKind<Form, never>, 'noun' | 'refersTo' | 'row'>;

/** Makes the records of some checked forms, all with one statement; a 422 at a field that names what is not there. */
export async function insertRecords<Form>(
  { noun, refersTo = [], row }: Inserted<Form>,
  tx: Sql,
  made: readonly { id: string; form: Form }[],
  references: readonly Reference<Form>[] = refersTo,
): Promise<void> {
  const { idOf, missingIn } = await findReferred(
    tx,
    references,
    made.map(({ form }) => form),
  );
  const rows = made.map(({ id, form }) => {
    const missing = missingIn(form);
    if (Object.keys(missing).length > 0) throw invalid(missing);
    return { id, ...row(form, idOf(form)) };
  });
  const [first] = rows;
  if (!first) return;
  const table = OFFICE_TABLES[noun];
  const columns = join(Object.keys(first).map(name), ', ');
  await tx.query(sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`);
}
