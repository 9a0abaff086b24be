import { partsOf, printed, readCode } from './code';

/** Like `readCode`, for a number that a person types: its check character may be left out, as in a search. */
export function readTypedCode(prefix: string, typed: string): string | undefined {
  const { body, check } = partsOf(prefix, typed);
  return body !== undefined && check === '' ? printed(prefix, body) : readCode(prefix, typed);
}
