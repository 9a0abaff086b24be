import { matchesText, searchCode, searchPhone, searchText } from '@motorpark/domain';

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

/** Rows ready to be searched: each is read once, not at every key. */
export function searchIn<Row>(
  rows: readonly Row[],
  shownBy: (row: Row) => Searchable,
): (typed: string) => Row[] {
  const texts = new Map<Row, string>();
  return (typed) => {
    if (typed.trim() === '') return [...rows];
    return rows.filter((row) => {
      const text = texts.get(row) ?? searchable(shownBy(row));
      texts.set(row, text);
      return matchesText(text, typed);
    });
  };
}
