import {
  isDay,
  lagosDay,
  parseInstant,
  parseNaira,
  type Day,
  type Instant,
  type Kobo,
} from '@motorpark/domain';
import { textOf } from './record';

/** A whole number from 0 up, also from text such as "18". */
export function countOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Naira on the wire (65000, "65000", "65,000.00") as kobo. */
export function koboOf(value: unknown): Kobo | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : parseNaira(text);
}

/** A moment; text that is no date stays as it came, because hiding it would hide the mistake. */
export function instantOf(value: unknown): Instant | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : (parseInstant(text) ?? text);
}

/** A day of the calendar; a moment counts as its day in Lagos. */
export function dayOf(value: unknown): Day | undefined {
  const text = textOf(value);
  if (text === undefined || isDay(text)) return text;
  const instant = parseInstant(text);
  return instant && lagosDay(instant);
}

const bare = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A status as the domain spells it (`EN ROUTE` is `En-route`); a word that it doesn't know stays as it came. */
export function wordOf(value: unknown, known: readonly string[]): string | undefined {
  const text = textOf(value);
  if (text === undefined || known.includes(text)) return text;
  return known.find((word) => bare(word) === bare(text)) ?? text;
}
