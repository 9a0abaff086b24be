import { join, name, type Transaction, sql } from '../../db';
import { tableOf } from '../history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import type { RecordKind } from './recordKind';
import { type Reference, findReferred, referredBy } from './references';

type Inserted<Form> = Pick<RecordKind<Form, never>, 'noun' | 'refersTo' | 'columns' | 'beside' | 'start'>;

/** Inserts the records of validated forms with one statement. Throws a 422 at a field that names a record that does not exist. */
export async function insertRecords<Form>(
  { noun, refersTo = [], columns, beside, start }: Inserted<Form>,
  tx: Transaction,
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
    return { id, ...columns.row(form), ...beside?.(form, idOf(form)), ...start?.(form) };
  });
  const [first] = rows;
  if (!first) return;
  const table = tableOf(noun);
  const written = join(Object.keys(first).map(name), ', ');
  await tx.query(sql`insert into ${table} (${written})
    select ${written} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`);
}

/** Updates a record; returns no rows if it does not exist. */
export async function updateRecord<Form, Wire>(
  {
    noun,
    refersTo = [],
    columns,
    beside,
    beforeEdit,
  }: Pick<RecordKind<Form, Wire>, 'noun' | 'refersTo' | 'columns' | 'beside' | 'beforeEdit'>,
  tx: Transaction,
  form: Form,
  { id }: PersonContext,
): Promise<unknown[]> {
  const idOf = await referredBy(tx, refersTo, form, id);
  await beforeEdit?.(tx, id, idOf, form);
  const others = Object.entries(beside?.(form, idOf) ?? {});
  const assigned = [
    columns.assigned(form),
    ...others.map(([column, value]) => sql`${name(column)} = ${value}`),
  ];
  return tx.query(sql`update ${tableOf(noun)} set ${join(assigned, ', ')} where id = ${id} returning id`);
}
