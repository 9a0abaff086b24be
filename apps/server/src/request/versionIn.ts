import { invalid } from './failure';
import { wholeIn } from './fields';
import type { Payload } from './payload';

/** Returns the record version that the caller saw, sent as a number or its digits; undefined if none was sent. Throws a 422 for anything else. */
export function versionIn({ version }: Payload): number | undefined {
  if (version === undefined || version === null || version === '') return undefined;
  const number = wholeIn(version);
  if (number !== undefined && number > 0) return number;
  throw invalid({ version: 'The version is a whole number above zero.' });
}
