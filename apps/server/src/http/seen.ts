import { invalid } from './failure';
import type { Payload } from './payload';

/** The version that a caller says they saw, as a number or its digits; undefined if they say nothing. */
export function seenIn({ version }: Payload): number | undefined {
  if (version === undefined || version === null || version === '') return undefined;
  const number = typeof version === 'string' ? Number(version) : version;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return number;
  throw invalid({ version: 'The version is a whole number above zero.' });
}
