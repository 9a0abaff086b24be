import { array, number, object } from 'yup';
import { requiredText } from '../rules';
import { readTicketNumber } from '../ticket';

const NOBODY = 'Scan a ticket or type a seat.';
const NO_SEATS = 'Choose the seats.';

/** Who boards: a ticket's number as it was scanned or typed, or a seat. */
export const boardingSchema = object({ code: requiredText(NOBODY) });

/** Whose boarding is taken back. */
export const unboardingSchema = object({
  seats: array()
    .of(number().typeError(NO_SEATS).required(NO_SEATS).integer(NO_SEATS).positive(NO_SEATS))
    .typeError(NO_SEATS)
    .required(NO_SEATS)
    .min(1, NO_SEATS),
});

/** What was scanned or typed to board somebody: a seat, a ticket, or neither. */
export function readBoarding(code: string): { seat: number } | { ticket: string } | undefined {
  const typed = code.trim();
  if (/^\d{1,3}$/.test(typed)) return { seat: Number(typed) };
  const ticket = readTicketNumber(typed);
  return ticket === undefined ? undefined : { ticket };
}
