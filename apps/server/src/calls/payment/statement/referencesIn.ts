import { LONGEST_REFERENCE, normalizeReference } from '@motorpark/domain';
import type { StatementRow } from './statementColumns';

const withoutZeros = (letters: string): string => letters.replace(/(?<!\d)0+(?=\d)/g, '');

/** Reduces a reference to what is compared: upper-case letters and digits, without zeros before a number, as `referenceKey` does in SQL. */
export const sameReference = (reference: string): string =>
  withoutZeros(
    normalizeReference(reference)
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );

/** Minimum length of a reference within text; shorter ones appear in every narration. */
const SHORTEST_IN_TEXT = 4;
const MOST_PARTS = 6;

/** Maximum length of a row's text that is searched; no reference is longer. */
const MOST_READ = 500;

/** Returns all normalized strings of a row that could be a reference: complete cells, and the parts of text between spaces or punctuation. */
export function referencesIn({ references, texts }: StatementRow): Set<string> {
  const found = new Set(references.map(sameReference));
  for (const text of [...references, ...texts]) {
    const parts =
      normalizeReference(text.slice(0, MOST_READ))
        .toUpperCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let from = 0; from < parts.length; from += 1) {
      let run = '';
      for (const part of parts.slice(from, from + MOST_PARTS)) {
        run += part;
        if (run.length > LONGEST_REFERENCE) break;
        const same = withoutZeros(run);
        if (same.length >= SHORTEST_IN_TEXT) found.add(same);
      }
    }
  }
  found.delete('');
  return found;
}

/** Returns the cell that equals this reference, spelled as in the statement; undefined if the reference is only part of a text. */
export const cellWithReference = ({ references }: StatementRow, same: string): string | undefined =>
  references.find((cell) => cell.length <= LONGEST_REFERENCE && sameReference(cell) === same);
