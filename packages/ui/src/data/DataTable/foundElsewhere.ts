import { searchCode, searchTerms } from '@motorpark/domain';
import type { Column } from './column';

/** A field that is searched but has no column: its label and its text. */
export interface SearchOnlyField {
  label: string;
  text: string | undefined;
}

interface RowSearch<Row> {
  /** The search text as it was typed. */
  searched: string;
  columns: readonly Column<Row>[];
  /** Returns whether a column is visible; there may be no room for the others. */
  isVisible: (column: Column<Row>) => boolean;
  searchOnlyFields: ((row: Row) => readonly SearchOnlyField[]) | undefined;
}

/** Returns the field by which a row was found if none of its columns shows the search text: "Next of kin phone 0803 412 7781". Undefined if one does. */
export function foundElsewhere<Row>(
  row: Row,
  index: number,
  { searched: typed, columns, isVisible, searchOnlyFields }: RowSearch<Row>,
): string | undefined {
  const terms = searchTerms(typed);
  const visibleText = columns
    .filter(isVisible)
    .map((column) => searched(column.cell(row, index)))
    .join('\n');
  if (terms.some((all) => all.every((term) => visibleText.includes(term)))) return undefined;
  const others = [
    ...columns
      .filter((column) => !isVisible(column))
      .map(({ header, cell }) => ({ label: header, text: cell(row, index) })),
    ...(searchOnlyFields?.(row) ?? []),
  ];
  const missing = terms.flat().filter((term) => !visibleText.includes(term));
  const found = others.flatMap(({ label, text }) =>
    typeof text === 'string' && missing.some((term) => searched(text).includes(term))
      ? `${label} ${text}`
      : [],
  );
  return found.join(' · ') || undefined;
}

/** Returns the text to search in, with and without the separators between its words: phones, plates and numbers are typed either way. */
const searched = (content: unknown): string =>
  typeof content === 'string' || typeof content === 'number' ? searchCode(String(content)) : '';
