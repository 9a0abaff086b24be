import { array, number, object } from 'yup';
import { requiredText } from '../rules';
import { type SignedTicket, readSignedCode, readTicketNumber } from '../ticket';

const NOBODY = 'Scan a ticket or type a seat.';
const NO_SEATS = 'Choose the seats.';

/** More than the signed code of a whole bus has characters. */
export const MOST_SCANNED = 400;

/** Who boards: a ticket's code or number as it was scanned or typed, or a seat. */
export const boardingSchema = object({ code: requiredText(NOBODY, MOST_SCANNED) });

/** Which parcel is loaded or taken off: its number as it was scanned or typed. */
export const loadingSchema = object({
  code: requiredText('Scan a parcel or type its number.', MOST_SCANNED),
});

/** Whose boarding is taken back. */
export const unboardingSchema = object({
  seats: array()
    .of(number().typeError(NO_SEATS).required(NO_SEATS).integer(NO_SEATS).positive(NO_SEATS))
    .typeError(NO_SEATS)
    .required(NO_SEATS)
    .min(1, NO_SEATS),
});

/** What was scanned or typed to board somebody: a seat, a ticket, perhaps by its signed code, or neither. */
export function readBoarding(
  code: string,
): { seat: number } | { ticket: string; signed?: SignedTicket | undefined } | undefined {
  const typed = code.trim();
  if (/^\d{1,3}$/.test(typed)) return { seat: Number(typed) };
  const signed = readSignedCode(typed);
  const ticket = signed?.number ?? readTicketNumber(typed);
  return ticket === undefined ? undefined : { ticket, signed };
}
