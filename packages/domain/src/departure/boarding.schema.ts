import { array, object } from 'yup';
import { requiredText } from '../rules';
import { requiredWhole } from '../requiredWhole';
import { type SignedTicket, readSignedCode, readTicketNumber } from '../ticket';

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

/** Parses the input for boarding: a seat, or a ticket number, with its signed content if it had one. Returns undefined if it is neither. */
export function readBoarding(
  code: string,
): { seat: number } | { ticket: string; signed?: SignedTicket | undefined } | undefined {
  const typed = code.trim();
  if (/^\d{1,3}$/.test(typed)) return { seat: Number(typed) };
  const signed = readSignedCode(typed);
  const ticket = signed?.number ?? readTicketNumber(typed);
  return ticket === undefined ? undefined : { ticket, signed };
}
