import type { ListColumn, ListColumns } from '@motorpark/contract';
import { formatNaira, formatPhone } from '@motorpark/domain';
import { recordOf } from '../http/record';

const isSearched = ({ kind = 'text', search = kind === 'text' || kind === 'phone' }: ListColumn) => search;

/** Returns a function that tells what a row shows in the searched columns, in lower case. */
export function searchedText(columns: ListColumns): (row: object) => string {
  const searched = Object.entries(columns).filter(([, column]) => isSearched(column));
  return (row) => {
    const fields = recordOf(row);
    const lines = searched.flatMap(([key, { kind }]) => {
      const value = fields[key];
      if (typeof value === 'number') return kind === 'naira' ? formatNaira(Math.abs(value)) : value;
      if (typeof value !== 'string') return [];
      return kind === 'phone' ? [value, formatPhone(value)] : value;
    });
    return lines.join('\n').toLowerCase();
  };
}

/** A row with the text in which it is searched; undefined if it could not be read. */
export interface Searchable<Row> {
  row: Row | undefined;
  text: string;
}

/** Returns the rows that contain the typed text in either case; all of them if it is empty. */
export function searchIn<Row>(all: readonly Searchable<Row>[], typed: string): Row[] {
  const wanted = typed.trim().toLowerCase();
  return all.flatMap(({ row, text }) => (row !== undefined && text.includes(wanted) ? row : []));
}
