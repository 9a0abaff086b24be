import { TICKET_PREFIX, readTicketNumber } from './ticket';

/** Characters that scanners type alike in every keyboard layout; each encodes five bits. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const SIGNED = 'MP';

/** A signed code, in any case and with any character for the dashes. The ticket number is last, for readers that do not know signatures. */
const CODE = new RegExp(
  `${SIGNED}([${ALPHABET}]{132,700})[^0-9A-Z\\s](${TICKET_PREFIX}[^0-9A-Z\\s]?[0-9A-Z]{6}[^0-9A-Z\\s]?[0-9A-Z])$`,
  'i',
);

/** Finds the signed code at the end of a text; undefined if there is none or it is incomplete. */
export function findSignedCode(text: string): { from: number; code: string } | undefined {
  const match = CODE.exec(text);
  const number = readTicketNumber((match?.[2] ?? '').replace(/[^0-9A-Z]/gi, ''));
  if (!match || number === undefined) return undefined;
  return { from: match.index, code: `${SIGNED}${(match[1] ?? '').toUpperCase()}-${number}` };
}
