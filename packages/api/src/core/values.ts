import {
  isDay,
  lagosDay,
  parseInstant,
  parseNaira,
  type Day,
  type Instant,
  type Kobo,
} from '@motorpark/domain';
import { textOf } from '../http/record';

/** Reads a non-negative integer, also from text such as "18". */
export function countOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Converts naira on the wire (65000, "65000", "65,000.00") to kobo. */
export function koboOf(value: unknown): Kobo | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : parseNaira(text);
}

/** Reads an instant; text that is no date is returned unchanged, since hiding it would hide the mistake. */
export function instantOf(value: unknown): Instant | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : (parseInstant(text) ?? text);
}

/** Reads a calendar day; an instant counts as its day in Lagos, other text is undefined. */
export function dayOf(value: unknown): Day | undefined {
  const text = textOf(value);
  if (text === undefined || isDay(text)) return text;
  const instant = parseInstant(text);
  return instant && lagosDay(instant);
}

const bare = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns a status in the domain's spelling (`EN ROUTE` is `En-route`); an unknown one is returned unchanged. */
export function wordOf(value: unknown, known: readonly string[]): string | undefined {
  const text = textOf(value);
  if (text === undefined || known.includes(text)) return text;
  return known.find((word) => bare(word) === bare(text)) ?? text;
}
