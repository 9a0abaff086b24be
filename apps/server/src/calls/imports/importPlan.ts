import { type ImportedList, importedForm } from '@motorpark/contract';
import { formatTyped } from '@motorpark/domain';
import { computed, newId, type Transaction, type Sql, sql } from '../../db';
import { type Reference, findReferred } from '../../store/record';
import { tableOf } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { Failure, firstErrors } from '../../request/failure';
import type { CheckedRow } from './checkRows';
import type { ImportKind, WireErrors } from './importKind';

/** An existing record that a row changes. */
export interface Changed<Form, Wire> {
  id: string;
  row: CheckedRow<Form>;
  form: Form;
  kept: Wire;
}

export interface Plan<Form, Wire> {
  made: { id: string; row: CheckedRow<Form>; form: Form }[];
  changed: Changed<Form, Wire>[];
  /** Number of rows that already exist unchanged. */
  same: number;
  /** Rows with errors, by wire field. */
  wrong: { row: CheckedRow<Form>; errors: WireErrors }[];
  /** Number of their errors that are no mistakes if the user confirms them. */
  questions: number;
}

/** How the rows of existing records are read: with the values of columns that the file lacks. Undefined if they are not changed. */
type Reread<Form, Wire> =
  | ((row: CheckedRow<Form>, kept: Wire) => Promise<{ form?: Form; errors: WireErrors }>)
  | undefined;

/** Finds the existing records and the records that rows refer to, with a constant number of statements, and one or two for each record that is changed. */
export async function planOf<Form, Wire extends { id: string }>(
  tx: Transaction,
  imported: ImportKind<Form, Wire>,
  rows: readonly CheckedRow<Form>[],
  context: PersonContext,
  reread: Reread<Form, Wire>,
): Promise<Plan<Form, Wire>> {
  const { key, broken } = imported;
  const keys = await keysOf(tx, imported, rows);
  const { idOf, missingIn } = await findReferred(tx, referencesOf(imported), rows);
  const firstWith = new Map<string, number>();
  const plan: Plan<Form, Wire> = { made: [], changed: [], same: 0, wrong: [], questions: 0 };
  const forms = rows.flatMap(({ form }) => form ?? []);
  const ask = context.input['confirmed'] === true ? undefined : await imported.asker?.(tx, context, forms);
  for (const [place, row] of rows.entries()) {
    const { kept, text } = keys[place] ?? {};
    if (kept && isSame(imported, row, kept)) {
      plan.same += 1;
      continue;
    }
    const changes = kept && reread && row.errors[''] === undefined ? await reread(row, kept) : undefined;
    const form = changes ? changes.form : row.form;
    const asked = (form !== undefined && (!kept || changes) && (await ask?.(form, idOf(row), kept))) || {};
    plan.questions += Object.keys(asked).length;
    const errors = {
      ...asked,
      ...(form !== undefined && ruleErrors(imported, broken?.(form, idOf(row)) ?? [])),
      ...(!changes && missingIn(row)),
      ...(text !== undefined && duplicateMessage(key.field, firstWith.get(text))),
      ...(kept && changes && form !== undefined && (await editErrors(tx, imported, { form, kept }))),
      ...(kept && !changes && { [key.field]: takenMessage(imported) }),
      ...(changes ?? row).errors,
    };
    if (text !== undefined && !firstWith.has(text)) firstWith.set(text, row.row);
    if (Object.keys(errors).length > 0) plan.wrong.push({ row, errors });
    else if (form !== undefined && kept) plan.changed.push({ id: kept.id, row, form, kept });
    else if (form !== undefined) plan.made.push({ id: newId(), row, form });
  }
  return plan;
}

/** Returns what rows refer to. A row with other mistakes names it in its cell, so that all its mistakes are shown at once. */
const referencesOf = <Form, Wire extends { id: string }>({
  kind,
  list,
  refersTo = kind.refersTo ?? [],
}: ImportKind<Form, Wire>): Reference<CheckedRow<Form>>[] =>
  refersTo.map((reference) => ({
    ...reference,
    nameIn: ({ form, cells }) =>
      form === undefined ? (cells.get(fieldSentAs(list, reference.field)) ?? '') : reference.nameIn(form),
  }));

/** Returns the form's name of a wire field. */
const fieldSentAs = (list: ImportedList, name: string): string =>
  Object.entries(importedForm(list).names).find(([, sent]) => sent === name)?.[0] ?? '';

/** Returns the errors of a change that the record's form would be refused for: of what it refers to, and of what must stay. */
async function editErrors<Form, Wire extends { id: string }>(
  tx: Transaction,
  { kind }: ImportKind<Form, Wire>,
  { form, kept }: { form: Form; kept: Wire },
): Promise<Readonly<Record<string, string>>> {
  const { idOf, missingIn } = await findReferred(tx, kind.refersTo ?? [], [form], kept.id);
  const missing = missingIn(form);
  if (Object.keys(missing).length > 0) return missing;
  try {
    await kind.beforeEdit?.(tx, kept.id, idOf(form), form);
    return {};
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return firstErrors(error);
  }
}

const duplicateMessage = (field: string, row: number | undefined) =>
  row === undefined
    ? {}
    : { [field]: `Row ${row.toLocaleString('en-US')} has the same. Change or delete one.` };

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
  { list, kind, key }: ImportKind<Form, Wire>,
  rows: readonly CheckedRow<Form>[],
): Promise<{ text?: string; kept?: Wire }[]> {
  const field = fieldSentAs(list, key.field);
  const texts = rows.map(({ form, cells }) =>
    form === undefined ? (key.joins ? '' : (cells.get(field) ?? '')) : key.nameIn(form),
  );
  const table = tableOf(kind.noun);
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

/** Returns the value of a record's field as text. */
export function keptText<Form, Wire extends { id: string }>(
  { list }: Pick<ImportKind<Form, Wire>, 'list'>,
  field: string,
  kept: Wire,
): string {
  const sent = new Map<string, unknown>(Object.entries(kept));
  // Some fields of admins have another name in the form's payload.
  const value = sent.get(importedForm(list).names[field] ?? '') ?? sent.get(field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether a record equals the row, ignoring case and the formatting of phones. */
function isSame<Form, Wire extends { id: string }>(
  imported: ImportKind<Form, Wire>,
  { cells, errors }: CheckedRow<Form>,
  kept: Wire,
): boolean {
  if (errors[''] !== undefined) return false;
  const { fields } = importedForm(imported.list);
  return [...cells].every(([name, cell]) => {
    const field = fields[name];
    return (
      field !== undefined &&
      (imported.key.joins?.includes(name) ||
        isSameText(formatTyped(field, cell), formatTyped(field, keptText(imported, name, kept))))
    );
  });
}

/** Whether two texts are the same, ignoring case and spacing. */
export const isSameText = (one: string, other: string): boolean => read(one) === read(other);

const read = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
