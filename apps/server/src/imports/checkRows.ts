import { setImmediate as letOthers } from 'node:timers/promises';
import type { WireField } from '@motorpark/contract';
import type { PersonContext } from '../http/call';
import { Failure } from '../http/failure';
import type { FileColumns } from './columnsOf';
import type { SheetRow } from './readSheet';

type WireErrors = Readonly<Record<string, string>>;

/** A row of a file: what stands in it, by the form's fields, and the form that it makes or what is wrong with it, by the wire's. */
export interface CheckedRow<Form> {
  row: number;
  cells: ReadonlyMap<string, string>;
  form?: Form;
  errors: WireErrors;
}

interface RowRules<Form> {
  wire: Readonly<Record<string, WireField>>;
  read: (context: PersonContext) => Form | Promise<Form>;
}

/** So many rows are checked at a stretch. */
const STRETCH = 50;

const TOO_MANY_CELLS = 'This row has more cells than there are headings.';

/** Checks each row as the call checks that makes one such record. */
export async function checkRows<Form>(
  context: PersonContext,
  rules: RowRules<Form>,
  { columns }: FileColumns,
  rows: readonly SheetRow[],
): Promise<CheckedRow<Form>[]> {
  const checked: CheckedRow<Form>[] = [];
  for (const { row, cells } of rows) {
    if (checked.length % STRETCH === STRETCH - 1) await letOthers();
    const filled = new Map(
      columns.flatMap((column, place) => (column ? [[column.field, cells[place] ?? '']] : [])),
    );
    const isTooLong = cells.slice(columns.length).some((cell) => cell !== '');
    const { form, errors } = await checkRow(context, rules, filled);
    checked.push({
      row,
      cells: filled,
      ...(form !== undefined && !isTooLong && { form }),
      errors: { ...errors, ...(isTooLong && { '': TOO_MANY_CELLS }) },
    });
  }
  return checked;
}

/** What one row makes; nothing but its errors where it breaks a rule. */
export async function checkRow<Form>(
  context: PersonContext,
  { wire, read }: RowRules<Form>,
  filled: ReadonlyMap<string, string>,
): Promise<{ form?: Form; errors: WireErrors }> {
  const input = Object.fromEntries(
    Object.entries(wire).map(([field, { sent }]) => [sent, filled.get(field) ?? '']),
  );
  try {
    return { form: await read({ ...context, input }), errors: {} };
  } catch (error) {
    if (!(error instanceof Failure) || !error.body.errors) throw error;
    return {
      errors: Object.fromEntries(
        Object.entries(error.body.errors).map(([field, [message = '']]) => [field, message]),
      ),
    };
  }
}
