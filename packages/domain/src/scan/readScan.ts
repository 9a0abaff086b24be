import { TICKET_PREFIX, findSignedCode, readTicketNumber } from '../ticket';
import { WAYBILL_PREFIX, readWaybillNumber } from '../waybill';

/** What can be scanned. */
export type ScanKind = 'ticket' | 'waybill';

/** A number that was scanned, at the end of some text. */
export interface Scan {
  kind: ScanKind;
  /** As it is printed; undefined if it has a slip in it: a character was lost or misread. */
  number: string | undefined;
  /** All of it, where it was signed. */
  code?: string;
  /** The place of its first character in the text. */
  from: number;
}

const KINDS = [
  { kind: 'ticket', prefix: TICKET_PREFIX, read: readTicketNumber },
  { kind: 'waybill', prefix: WAYBILL_PREFIX, read: readWaybillNumber },
] as const;

/** About a number: its prefix, and more or less six characters and a check, with dashes as whatever keyboard writes them. */
const ABOUT_A_NUMBER = new RegExp(
  String.raw`(${TICKET_PREFIX}|${WAYBILL_PREFIX})[^0-9A-Z\s]?([0-9A-Z]{4,8})[^0-9A-Z\s]?([0-9A-Z]{0,2})$`,
  'i',
);

/** What has a slip in it is taken for a number only with the dash that stands in all that we print; names begin like numbers. */
const HAS_DASH = /^..[^0-9A-Z]/i;

/** The ticket's or waybill's number at the end of what a scanner typed; undefined if there is nothing like one. */
export function readScan(text: string): Scan | undefined {
  const match = ABOUT_A_NUMBER.exec(text);
  if (!match) return undefined;
  const [typed, prefix = ''] = match;
  const found = KINDS.find((one) => one.prefix === prefix.toUpperCase());
  const number = found?.read(typed.replace(/[^0-9A-Z]/gi, ''));
  if (!found || (number === undefined && !HAS_DASH.test(typed))) return undefined;
  const signed = number === undefined ? undefined : findSignedCode(text);
  return { kind: found.kind, number, from: match.index, ...signed };
}
