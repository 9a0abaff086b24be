import {
  type ImportColumn,
  type ImportedList,
  type Mistake,
  csvHeadings,
  importColumns,
} from '@motorpark/contract';
import type { SheetRow } from '../../csv/readSheet';

const same = (heading: string): string => heading.toLowerCase().replace(/\s+/g, ' ');

/** The columns of a file from left to right; undefined for columns that the exported list has but its form does not. */
export interface FileColumns {
  columns: readonly (ImportColumn | undefined)[];
  mistakes: readonly Mistake[];
}

const columnCalled = (list: ImportedList, heading: string): ImportColumn | undefined =>
  importColumns(list).find((one) => [one.heading, one.label].some((name) => same(name) === same(heading)));

const isExported = (list: ImportedList, heading: string): boolean =>
  csvHeadings(list).some((name) => same(name) === same(heading));

/** Whether a file of this list may have this heading. */
export const isHeadingOf =
  (list: ImportedList) =>
  (heading: string): boolean =>
    columnCalled(list, heading) !== undefined || isExported(list, heading);

/** Returns the columns of a file by its headings; `required` are the fields that every row must fill. */
export function columnsOf(
  list: ImportedList,
  { row, cells }: SheetRow,
  required: ReadonlySet<string>,
): FileColumns {
  const all = importColumns(list);
  const known = all.map(({ heading }) => heading).join(', ');
  const found = cells.map((heading) => ({ heading, column: columnCalled(list, heading) }));
  const mistakes: Mistake[] = [];
  found.forEach(({ heading, column }, place) => {
    const wrong = (message: string) => mistakes.push({ row, column: heading, value: heading, message });
    if (column && found.slice(0, place).some((before) => before.column?.field === column.field)) {
      wrong('The file has this column twice. Delete one.');
    } else if (!column && heading !== '' && !isExported(list, heading)) {
      wrong(`There is no such column. The columns are: ${known}.`);
    }
  });
  for (const { field, heading } of all) {
    if (required.has(field) && found.every(({ column }) => column?.field !== field)) {
      mistakes.push({ row, column: heading, value: '', message: 'This column is missing.' });
    }
  }
  return { columns: found.map(({ column }) => column), mistakes };
}
