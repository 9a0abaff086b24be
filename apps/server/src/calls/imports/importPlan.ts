import { importedFields } from '@motorpark/contract';
import { formatTyped } from '@motorpark/domain';
import { computed, type Sql, sql } from '../../db';
import { OFFICE_TABLES } from '../../store/history';
import { findReferred } from '../../store/record';
import type { CheckedRow } from './checkRows';
import type { ImportKind } from './importKind';

export interface Plan<Form> {
  made: Form[];
  /** Number of rows that already exist unchanged. */
  same: number;
  /** Rows with errors, by wire field. */
  wrong: { row: CheckedRow<Form>; errors: Readonly<Record<string, string>> }[];
}

/** Finds the existing records and the records that rows refer to, with a constant number of statements. */
export async function planOf<Form, Wire extends { id: string }>(
  tx: Sql,
  imported: ImportKind<Form, Wire>,
  rows: readonly CheckedRow<Form>[],
): Promise<Plan<Form>> {
  const { kind, key, refersTo = kind.refersTo ?? [], broken } = imported;
  const keys = await keysOf(tx, imported, rows);
  const { idOf, missingIn } = await findReferred(
    tx,
    refersTo,
    rows.flatMap(({ form }) => (form === undefined ? [] : [form])),
  );
  const firstWith = new Map<string, number>();
  const plan: Plan<Form> = { made: [], same: 0, wrong: [] };
  rows.forEach((row, place) => {
    const { kept, text } = keys[place] ?? {};
    if (kept && isSame(imported, row, kept)) {
      plan.same += 1;
      return;
    }
    const { form } = row;
    const errors = {
      ...(form !== undefined && ruleErrors(imported, broken?.(form, idOf(form)) ?? [])),
      ...(form !== undefined && missingIn(form)),
      ...(text !== undefined && duplicateMessage(key.field, firstWith.get(text))),
      ...(kept && { [key.field]: takenMessage(imported) }),
      ...row.errors,
    };
    if (text !== undefined && !firstWith.has(text)) firstWith.set(text, row.row);
    if (Object.keys(errors).length > 0) plan.wrong.push({ row, errors });
    else if (form !== undefined) plan.made.push(form);
  });
  return plan;
}

const duplicateMessage = (field: string, row: number | undefined) =>
  row === undefined ? {} : { [field]: `The same stands in row ${row.toLocaleString('en-US')}.` };

const takenMessage = <Form, Wire extends { id: string }>({ kind, key }: ImportKind<Form, Wire>): string =>
  Object.values(kind.rules).find((errors) => errors[key.field] !== undefined)?.[key.field] ?? '';

const ruleErrors = <Form, Wire extends { id: string }>(
  { kind }: ImportKind<Form, Wire>,
  constraints: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(constraints.flatMap((constraint) => Object.entries(kind.rules[constraint] ?? {})));

const FOUND = computed<{ place: number; text: string; id: string | null }>({
  place: sql`asked.place`,
  text: sql`asked.same`,
  id: sql`found.id`,
});

/** Returns each row's unique key in normalized form, and the existing record with that key. */
async function keysOf<Form, Wire extends { id: string }>(
  tx: Sql,
  { kind, key, wire }: ImportKind<Form, Wire>,
  rows: readonly CheckedRow<Form>[],
): Promise<{ text?: string; kept?: Wire }[]> {
  const [field = ''] = Object.entries(wire).find(([, { sent }]) => sent === key.field) ?? [];
  const texts = rows.map(({ form, cells }) =>
    form === undefined ? (cells.get(field) ?? '') : key.nameIn(form),
  );
  const table = OFFICE_TABLES[kind.noun];
  const found = await tx.query(sql`
    select ${FOUND}
    from (select place, ${key.same(sql`text`)} as same from unnest(${texts}::text[]) with ordinality as each (text, place)) as asked
    left join (select ${table}.id, ${key.same(key.column)} as same from ${table}) as found on found.same = asked.same
    where asked.same <> '' order by asked.place`);
  const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
  const records = ids.length === 0 ? [] : await kind.rows(tx, sql`${table}.id = any(${ids}::uuid[])`);
  const byId = new Map(records.map((record) => [record.id, record]));
  const keys: { text?: string; kept?: Wire }[] = rows.map(() => ({}));
  for (const { place, text, id } of found) {
    const kept = id === null ? undefined : byId.get(id);
    keys[place - 1] = { text, ...(kept && { kept }) };
  }
  return keys;
}

/** Whether a record equals the row, ignoring case and the formatting of phones. */
function isSame<Form, Wire extends { id: string }>(
  { list, wire }: ImportKind<Form, Wire>,
  { cells, errors }: CheckedRow<Form>,
  kept: Wire,
): boolean {
  if (errors[''] !== undefined) return false;
  const fields = importedFields(list);
  const shown = new Map<string, unknown>(Object.entries(kept));
  return [...cells].every(([name, cell]) => {
    const { sent, received = sent } = wire[name] ?? { sent: '' };
    const field = fields[name];
    const value = shown.get(received);
    const text = typeof value === 'number' ? String(value) : value;
    return field !== undefined && read(formatTyped(field, cell)) === read(formatTyped(field, text));
  });
}

const read = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
