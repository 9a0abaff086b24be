import { LONGEST_REFERENCE } from '@motorpark/domain';
import type { StatementRow } from './statementColumns';

/** A reference as references are compared: however it is spaced and spelt. */
export const sameReference = (reference: string): string =>
  reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What is shorter stands in every narration. */
const SHORTEST_IN_TEXT = 4;
const MOST_PARTS = 6;

/** No reference is longer, nor a row read that far for one. */
const MOST_READ = 500;

/** Whatever a row says that could be a reference, as it is compared: a cell of its own, and within text what stands between signs or spaces. */
export function referencesIn({ references, texts }: StatementRow): Set<string> {
  const found = new Set(references.map(sameReference));
  for (const text of [...references, ...texts]) {
    const parts =
      text
        .slice(0, MOST_READ)
        .toUpperCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let from = 0; from < parts.length; from += 1) {
      let run = '';
      for (const part of parts.slice(from, from + MOST_PARTS)) {
        run += part;
        if (run.length > LONGEST_REFERENCE) break;
        if (run.length >= SHORTEST_IN_TEXT) found.add(run);
      }
    }
  }
  found.delete('');
  return found;
}

/** The cell of a row that is this reference, as the bank writes it; undefined where it stands within other text. */
export const asTheBankHasIt = ({ references }: StatementRow, same: string): string | undefined =>
  references.find((cell) => cell.length <= LONGEST_REFERENCE && sameReference(cell) === same);
