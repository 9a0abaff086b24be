import { MOST_SEATS } from '@motorpark/domain';
import { recordOf } from '../http/record';
import { countOf } from './values';

/** Reads seat numbers, ascending and unique, from any form: a list, a list as JSON text (even encoded twice), "4, 5", one number, or nothing. */
export function seatNumbersOf(value: unknown): number[] {
  const numbers = new Set(
    itemsOf(value, 2)
      .map(countOf)
      .filter((number) => number !== undefined),
  );
  return [...numbers].filter((number) => number >= 1 && number <= MOST_SEATS).toSorted((a, b) => a - b);
}

/** Reads a number of seats, also from the list of seats that some servers send instead. */
export function seatCountOf(value: unknown): number | undefined {
  const count = countOf(value);
  if (count !== undefined) return Math.min(count, MOST_SEATS);
  const seats = seatNumbersOf(value);
  return seats.length > 0 ? seats.length : undefined;
}

function itemsOf(value: unknown, depth: number): unknown[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'object') return Object.values(recordOf(value));
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (depth > 0 && /^[["{]/.test(text)) {
    try {
      return itemsOf(JSON.parse(text), depth - 1);
    } catch {
      // Not JSON: read as a list with commas.
    }
  }
  return text.replace(/[[\]"{}]/g, '').split(',');
}
