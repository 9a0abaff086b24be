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

/** Rows ready to be searched: the text of each is made once, and what is typed is read once, not for every row. */
export function searchIn<Row>(rows: Row[], shownBy: (row: Row) => Searchable): (typed: string) => Row[] {
  const texts: string[] = [];
  return (typed) => {
    if (typed.trim() === '') return rows;
    const terms = searchTerms(typed);
    return rows.filter((row, place) => hasTerms((texts[place] ??= searchable(shownBy(row))), terms));
  };
}
