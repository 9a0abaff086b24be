import { TICKET_PREFIX, findSignedCode, readTicketNumber } from '../ticket';
import { WAYBILL_PREFIX, readWaybillNumber } from '../waybill';
import { otherReadings } from './layouts';

/** The nouns whose numbers can be scanned. */
export type ScanKind = 'ticket' | 'waybill';

/** A scanned number at the end of a text, or a code that could not be read. */
export interface Scan {
  /** Undefined for a code that is none of ours. */
  kind: ScanKind | undefined;
  /** The number as it is printed; undefined if a character is missing or wrong. */
  number: string | undefined;
  /** The complete signed code; undefined if the number was not signed. */
  code?: string;
  /** The index of its first character in the text. */
  from: number;
}

const KINDS = [
  {
    kind: 'ticket',
    prefix: TICKET_PREFIX,
    read: readTicketNumber,
    // A signed code begins with letters of its own.
    torn: /^(TK[^\w\s]|K-.{6}-.$|MP[A-Z2-7]{4,}(-|$))/i,
  },
  { kind: 'waybill', prefix: WAYBILL_PREFIX, read: readWaybillNumber, torn: /^(WB[^\w\s]|B-.{6}-.$)/i },
] as const;

/** Matches text that resembles a number, with any character for the dashes, as keyboard layouts differ. */
const ABOUT_A_NUMBER = new RegExp(
  String.raw`(${TICKET_PREFIX}|${WAYBILL_PREFIX})[^0-9A-Z\s]?([0-9A-Z]{6})[^0-9A-Z\s]?([0-9A-Z])$`,
  'i',
);

/** Finds the ticket or waybill number at the end of a scanner's input, also on another keyboard than the scanner's; undefined if there is none. */
export function readScan(text: string): Scan | undefined {
  // The dashes tell which keyboard it is.
  const meant = otherReadings(text).filter((reading) => /-.{6}-.$/.test(reading));
  return [...meant, text].map(numberIn).find((scan) => scan !== undefined);
}

function numberIn(text: string): Scan | undefined {
  const match = ABOUT_A_NUMBER.exec(text);
  const [, prefix, body = '', check = ''] = match ?? [];
  const found = KINDS.find((one) => one.prefix === prefix?.toUpperCase());
  const number = found?.read(body + check);
  if (!match || !found || number === undefined) return undefined;
  return { kind: found.kind, number, from: match.index, ...findSignedCode(text) };
}

/** Returns the kind of a scanned code that could not be read, by its beginning, or if only its first character is missing; undefined if nothing tells. */
export const kindOfTorn = (text: string): ScanKind | undefined =>
  KINDS.find(({ torn }) => [text, ...otherReadings(text)].some((reading) => torn.test(reading)))?.kind;
