import { TICKET_PREFIX, readTicketNumber } from './ticket';

/** Characters that scanners type alike on every keyboard, five bits each. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How a signed code begins. */
export const SIGNED = 'MP';

/** A signed code, with small letters and whatever dash a keyboard makes of ours; the number stands last, for who knows of no signatures. */
const CODE = new RegExp(
  `${SIGNED}([${ALPHABET}]{132,700})[^0-9A-Z\\s](${TICKET_PREFIX}[^0-9A-Z\\s]?[0-9A-Z]{6}[^0-9A-Z\\s]?[0-9A-Z])$`,
  'i',
);

/** Where in a text, and what, a signed code at its end is; undefined if there is none, or one that is not whole. */
export function findSignedCode(text: string): { from: number; code: string } | undefined {
  const match = CODE.exec(text);
  const number = readTicketNumber((match?.[2] ?? '').replace(/[^0-9A-Z]/gi, ''));
  if (!match || number === undefined) return undefined;
  return { from: match.index, code: `${SIGNED}${(match[1] ?? '').toUpperCase()}-${number}` };
}
