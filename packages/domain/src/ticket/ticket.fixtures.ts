import { CASE_DAY, formCase } from '../formCase.fixtures';
import { ticketSchema } from './ticket.schema';

const NO_SEAT = 'Please select at least one seat.';
const NO_PAYMENT_MODE = 'Please select a payment mode.';
const NO_AMOUNT = 'Amount paid is required.';
const NO_BIRTHDAY = 'Please enter a valid date of birth.';

export const ticketCase = formCase(ticketSchema, {
  name: 'Ticket',
  labels: {
    selectedTrip: 'Trip',
    selectedSeats: 'Seats',
    travelerName: 'Traveler name',
    mobileNumber: 'Mobile number',
    nextOfKin: 'Next of kin mobile',
    dob: 'Date of birth',
    paymentMode: 'Payment mode',
    amountPaid: 'Amount paid',
  },
  filled: {
    selectedTrip: 'trip-1',
    selectedSeats: [4, 5],
    travelerName: 'Ada Obi',
    mobileNumber: '0803 412 7781',
    nextOfKin: '0706 123 4567',
    dob: '1990-05-14',
    paymentMode: 'Cash',
    amountPaid: 1_850_000,
  },
  complaints: [
    { field: 'selectedTrip', value: '', message: 'Please select a trip.' },
    { field: 'selectedSeats', value: '', message: NO_SEAT },
    { field: 'selectedSeats', value: [], message: NO_SEAT },
    { field: 'selectedSeats', value: [0], message: NO_SEAT },
    { field: 'selectedSeats', value: [4, 'five'], message: NO_SEAT },
    { field: 'selectedSeats', value: [4.5], message: NO_SEAT },
    { field: 'selectedSeats', value: [null], message: NO_SEAT },
    { field: 'selectedSeats', value: [4, 4], message: 'A seat can be chosen only once.' },
    { field: 'travelerName', value: '', message: 'Traveler name is required.' },
    { field: 'travelerName', value: 'A'.repeat(201), message: 'At most 200 characters.' },
    { field: 'mobileNumber', value: '', message: 'Mobile number is required.' },
    { field: 'mobileNumber', value: '0'.repeat(31), message: 'At most 30 characters.' },
    { field: 'nextOfKin', value: '', message: 'Next of kin is required.' },
    { field: 'nextOfKin', value: '0'.repeat(31), message: 'At most 30 characters.' },
    { field: 'dob', value: '', message: 'Date of birth is required.' },
    { field: 'dob', value: '14/05/1990', message: NO_BIRTHDAY },
    { field: 'dob', value: '1990-02-30', message: NO_BIRTHDAY },
    { field: 'dob', value: '0199-05-14', message: NO_BIRTHDAY },
    { field: 'dob', value: '2026-11-22', message: 'Date of birth cannot be in the future.' },
    { field: 'paymentMode', value: '', message: NO_PAYMENT_MODE },
    { field: 'paymentMode', value: 'Cowries', message: NO_PAYMENT_MODE },
    { field: 'amountPaid', value: '', message: NO_AMOUNT },
    { field: 'amountPaid', value: 0, message: NO_AMOUNT },
    { field: 'amountPaid', value: -1_850_000, message: NO_AMOUNT },
    { field: 'amountPaid', value: 1_850_000.5, message: NO_AMOUNT },
    { field: 'amountPaid', value: 1e300, message: NO_AMOUNT },
  ],
  accepted: [
    { field: 'mobileNumber', value: '+44 7700 900123', why: 'travelers may have a foreign number' },
    { field: 'dob', value: CASE_DAY, why: 'a child may be born today' },
    { field: 'dob', value: '2024-02-29', why: 'a leap day is a birthday' },
    { field: 'paymentMode', value: 'Bank Transfer', why: 'one of the three' },
    { field: 'paymentMode', value: 'POS', why: 'one of the three' },
    { field: 'selectedSeats', value: ['4', '5'], why: 'a server may send numbers as text' },
  ],
});
