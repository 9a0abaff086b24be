import { TICKET_PREFIX, findSignedCode, readTicketNumber } from '../ticket';
import { WAYBILL_PREFIX, readWaybillNumber } from '../waybill';

/** The nouns whose numbers can be scanned. */
export type ScanKind = 'ticket' | 'waybill';

/** A scanned number at the end of a text. */
export interface Scan {
  kind: ScanKind;
  /** The number as it is printed; undefined if a character is missing or wrong. */
  number: string | undefined;
  /** The complete signed code; undefined if the number was not signed. */
  code?: string;
  /** The index of its first character in the text. */
  from: number;
}

const KINDS = [
  { kind: 'ticket', prefix: TICKET_PREFIX, read: readTicketNumber },
  { kind: 'waybill', prefix: WAYBILL_PREFIX, read: readWaybillNumber },
] as const;

/**
 * Matches text that resembles a number: its prefix, about six characters and a check character, with any character for the dashes, as keyboard layouts
 * differ.
 */
const ABOUT_A_NUMBER = new RegExp(
  String.raw`(${TICKET_PREFIX}|${WAYBILL_PREFIX})[^0-9A-Z\s]?([0-9A-Z]{4,8})[^0-9A-Z\s]?([0-9A-Z]{0,2})$`,
  'i',
);

/** Matches a number with other characters in it, as on a computer with another keyboard layout than the scanner's. */
const CHANGED_NUMBER = new RegExp(
  String.raw`(${TICKET_PREFIX}|${WAYBILL_PREFIX})[^0-9A-Z\s]\S{5,7}[^0-9A-Z\s]\S$`,
  'i',
);

/** An invalid number is recognised only if it has the dash that every printed number has, as some names begin like numbers. */
const HAS_DASH = /^..[^0-9A-Z]/i;

/** Finds the ticket or waybill number at the end of a scanner's input; undefined if there is nothing like one. */
export function readScan(text: string): Scan | undefined {
  const match = ABOUT_A_NUMBER.exec(text) ?? CHANGED_NUMBER.exec(text);
  if (!match) return undefined;
  const [typed, prefix = ''] = match;
  const found = KINDS.find((one) => one.prefix === prefix.toUpperCase());
  const number = found?.read(typed.replace(/[^0-9A-Z]/gi, ''));
  if (!found || (number === undefined && !HAS_DASH.test(typed))) return undefined;
  const signed = number === undefined ? undefined : findSignedCode(text);
  return { kind: found.kind, number, from: match.index, ...signed };
}
