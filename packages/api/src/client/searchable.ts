import { hasTerms, searchCode, searchPhone, searchTerms, searchText } from '@motorpark/domain';

type Word = string | undefined;

/** What a row shows, by how it is searched. */
export interface Searchable {
  texts?: readonly Word[];
  phones?: readonly Word[];
  /** Numbers that are printed in groups. */
  codes?: readonly Word[];
}

/** A row as it is searched on this machine; our server's database holds the same text. */
const searchable = ({ texts = [], phones = [], codes = [] }: Searchable): string =>
  [
    ...texts.map((text = '') => searchText(text)),
    ...phones.map((phone = '') => searchPhone(phone)),
    ...codes.map((code = '') => searchCode(code)),
  ].join('\n');

/** The texts in which rows are searched, by their places; each is made when it is first asked for. */
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

/** The rows that have what was typed; all of them where nothing was. */
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
