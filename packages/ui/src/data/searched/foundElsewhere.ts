import { searchCode, searchTerms } from '@motorpark/domain';
import type { Column } from '../DataTable/columns';

/** Something that rows are found by and no column shows: what it is, and what it says. */
export interface Unseen {
  label: string;
  text: string | undefined;
}

interface Looked<Row> {
  /** As it was typed. */
  searched: string;
  columns: readonly Column<Row>[];
  /** For the others there is no room. */
  isSeen: (column: Column<Row>) => boolean;
  unseen: ((row: Row) => readonly Unseen[]) | undefined;
}

/**
 * Why a row is among those that were found, where none of its columns shows what was typed: "Next of kin phone 0803 412 7781". Undefined
 * where one does.
 */
export function foundElsewhere<Row>(
  row: Row,
  index: number,
  { searched: typed, columns, isSeen, unseen }: Looked<Row>,
): string | undefined {
  const terms = searchTerms(typed);
  const shown = columns
    .filter(isSeen)
    .map((column) => searched(column.cell(row, index)))
    .join('\n');
  if (terms.some((all) => all.every((term) => shown.includes(term)))) return undefined;
  const others = [
    ...columns
      .filter((column) => !isSeen(column))
      .map(({ header, cell }) => ({ label: header, text: cell(row, index) })),
    ...(unseen?.(row) ?? []),
  ];
  const missing = terms.flat().filter((term) => !shown.includes(term));
  const found = others.flatMap(({ label, text }) =>
    typeof text === 'string' && missing.some((term) => searched(text).includes(term))
      ? `${label} ${text}`
      : [],
  );
  return found.join(' · ') || undefined;
}

/** Text as it is searched, with and without what stands between its words: phones, plates and numbers are typed either way. */
const searched = (content: unknown): string =>
  typeof content === 'string' || typeof content === 'number' ? searchCode(String(content)) : '';
