import { formatPhone } from '@motorpark/domain';

type Word = string | undefined;

/** The searchable content of a row, by how our own server matches it. */
export interface Searchable {
  texts?: readonly Word[];
  phones?: readonly Word[];
  /** Numbers printed in groups. */
  codes?: readonly Word[];
}

/** Returns everything that a row shows, in lower case. */
const searchable = ({ texts = [], phones = [], codes = [] }: Searchable): string =>
  [...texts, ...phones, ...phones.map((phone) => phone && formatPhone(phone)), ...codes]
    .join('\n')
    .toLowerCase();

/** Returns a function from a row's index to its search text; each text is made on first use. */
export function searchTexts<Row>(
  rows: readonly Row[],
  shownBy: (row: Row) => Searchable,
): (place: number) => string {
  const texts: string[] = [];
  return (place) => {
    const row = rows[place];
    return (texts[place] ??= row === undefined ? '' : searchable(shownBy(row)));
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
