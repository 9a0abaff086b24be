import { array, object } from 'yup';
import { requiredText } from '../rules';
import { requiredWhole } from '../requiredWhole';
import { readTypedCode } from '../readTypedCode';
import { type SignedTicket, TICKET_PREFIX, readSignedCode, readTicketNumber } from '../ticket';
import { WAYBILL_PREFIX } from '../waybill';

const NOBODY = 'Scan a ticket or type a seat.';
const NO_SEATS = 'Choose the seats.';

/** Maximum length of a scanned code, in characters; the signed code of a full bus is shorter. */
export const MOST_SCANNED = 400;

/** The passenger to board: a scanned or typed ticket code or number, or a seat. */
export const boardingSchema = object({ code: requiredText(NOBODY, MOST_SCANNED) });

/** The parcel to load or take off: its scanned or typed number. */
export const loadingSchema = object({
  code: requiredText('Scan a parcel or type its number.', MOST_SCANNED),
});

export const unboardingSchema = object({
  seats: array().of(requiredWhole(NO_SEATS)).typeError(NO_SEATS).required(NO_SEATS).min(1, NO_SEATS),
});

interface BoardingTicket {
  ticket: string;
  signed: SignedTicket | undefined;
  /** Whether its check character was left out: a mistyped number then looks like another one. */
  isUnchecked: boolean;
}

/** Parses the input for boarding: a seat, or a ticket number, with its signed content if it had one. Returns undefined if it is neither. */
export function readBoarding(code: string): { seat: number } | BoardingTicket | undefined {
  const typed = code.trim();
  if (/^\d{1,3}$/.test(typed)) return { seat: Number(typed) };
  const signed = readSignedCode(typed);
  const whole = signed?.number ?? readTicketNumber(typed);
  const ticket = whole ?? readTypedCode(TICKET_PREFIX, typed);
  return ticket === undefined ? undefined : { ticket, signed, isUnchecked: whole === undefined };
}

/** Parses the number of a parcel to load, take off or receive; undefined if it is none. */
export const readLoading = (code: string): string | undefined => readTypedCode(WAYBILL_PREFIX, code.trim());

const shortened = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code);

/** The messages for what `readBoarding` and `readLoading` cannot read. */
export const notATicket = (code: string) =>
  `${shortened(code)} is no ticket number. Scan it again, or type the seat.`;
export const notAWaybill = (code: string) => `${shortened(code)} is no waybill number. Scan it again.`;
