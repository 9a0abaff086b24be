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

/** Returns the rows that contain the typed text in either case; all rows if it is empty. */
export function searchIn<Row>(rows: Row[], textAt: (place: number) => string, typed: string): Row[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return rows;
  const found: Row[] = [];
  for (let place = 0, { length } = rows; place < length; place += 1) {
    const row = textAt(place).includes(wanted) ? rows[place] : undefined;
    if (row !== undefined) found.push(row);
  }
  return found;
}
