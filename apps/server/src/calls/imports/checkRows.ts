import { setImmediate as letOthers } from 'node:timers/promises';
import type { ImportColumn, CompletedPhone } from '@motorpark/contract';
import { completePhone, readOneDay } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { Failure, firstErrors } from '../../request/failure';
import type { WireErrors } from './importKind';
import type { FileColumns } from './columnsOf';
import type { SheetRow } from '../../csv/readSheet';

/** A row of a file: its cells by form field, and either the resulting form or the errors by wire field. */
export interface CheckedRow<Form> {
  row: number;
  cells: ReadonlyMap<string, string>;
  form?: Form;
  errors: WireErrors;
}

interface RowRules<Form> {
  names: Readonly<Record<string, string>>;
  read: (context: PersonContext) => Form | Promise<Form>;
}

/** Rows checked before other calls get a turn. */
const BATCH = 50;

const TOO_MANY_CELLS = 'This row has more cells than there are headings.';

/** Validates each row as the call that creates such a record does. */
export async function checkRows<Form>(
  context: PersonContext,
  rules: RowRules<Form>,
  { columns }: FileColumns,
  rows: readonly SheetRow[],
): Promise<CheckedRow<Form>[]> {
  const checked: CheckedRow<Form>[] = [];
  for (const { row, cells } of rows) {
    if (checked.length % BATCH === BATCH - 1) await letOthers();
    const filled = new Map(
      columns.flatMap((column, place) => (column ? [[column.field, valueIn(column, cells[place])]] : [])),
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

const valueIn = ({ isPhone, isDay }: ImportColumn, cell = ''): string => {
  if (isDay) return readOneDay(cell) ?? cell;
  return isPhone ? completePhone(cell) : cell;
};

/** Returns the phone numbers whose first 0 or + a spreadsheet took. */
export const completedPhones = ({ columns }: FileColumns, rows: readonly SheetRow[]): CompletedPhone[] =>
  rows.flatMap(({ row, cells }) =>
    columns.flatMap((column, place) => {
      const value = cells[place] ?? '';
      const stored = column?.isPhone ? valueIn(column, value) : value;
      return column && stored !== value ? [{ row, column: column.heading, value, stored }] : [];
    }),
  );

export async function checkRow<Form>(
  context: PersonContext,
  { names, read }: RowRules<Form>,
  filled: ReadonlyMap<string, string>,
): Promise<{ form?: Form; errors: WireErrors }> {
  const input = Object.fromEntries(
    Object.entries(names).map(([field, sent]) => [sent, filled.get(field) ?? '']),
  );
  try {
    return { form: await read({ ...context, input }), errors: {} };
  } catch (error) {
    if (!(error instanceof Failure) || !error.body.errors) throw error;
    return { errors: firstErrors(error) };
  }
}
