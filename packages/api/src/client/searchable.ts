import { hasTerms, searchCode, searchPhone, searchTerms, searchText } from '@motorpark/domain';

type Word = string | undefined;

/** The searchable content of a row, by how it is matched. */
export interface Searchable {
  texts?: readonly Word[];
  phones?: readonly Word[];
  /** Numbers printed in groups. */
  codes?: readonly Word[];
}

/** Returns a row's search text on this machine; our server's database stores the same text. */
const searchable = ({ texts = [], phones = [], codes = [] }: Searchable): string =>
  [
    ...texts.map((text = '') => searchText(text)),
    ...phones.map((phone = '') => searchPhone(phone)),
    ...codes.map((code = '') => searchCode(code)),
  ].join('\n');

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

/** Returns the rows that contain the search text; all rows if it is empty. */
export function searchIn<Row>(rows: Row[], textAt: (place: number) => string, typed: string): Row[] {
  if (typed.trim() === '') return rows;
  const terms = searchTerms(typed);
  const found: Row[] = [];
  for (let place = 0, { length } = rows; place < length; place += 1) {
    const row = hasTerms(textAt(place), terms) ? rows[place] : undefined;
    if (row !== undefined) found.push(row);
  }
  return found;
}
