import { NO_PART, WHOLE_PART } from '../payment/optionalNonCash';
import { CASE_DAY, formCase } from '../formCase.fixtures';
import { AMOUNT_MESSAGES } from '../rules';
import { ticketSchema } from './ticket.schema';

const NO_SEAT = 'Please select at least one seat.';
const NO_PAYMENT_MODE = 'Please select a payment mode.';
const NO_AMOUNT = 'Amount paid is required.';
const NO_BIRTHDAY = 'Please enter a valid date of birth.';

const NO_NAME = 'Name of each passenger is required.';
const NO_COMPANIONS = 'Please name one passenger for each seat.';

const BEN = {
  seat: 5,
  name: 'Ben Obi',
  phone: '0803 412 7782',
  address: '',
  nextOfKinName: '',
  nextOfKinPhone: '',
};

export const ticketCase = formCase(ticketSchema, {
  name: 'Ticket',
  labels: {
    tripId: 'Trip',
    seats: 'Seats',
    travelerName: 'Traveler name',
    travelerPhone: 'Mobile number',
    nextOfKinPhone: 'Next of kin mobile',
    dateOfBirth: 'Date of birth',
    travelerAddress: 'Address',
    nextOfKinName: 'Name of next of kin',
    travelerKind: 'Traveler pays as',
    infants: 'Infants on the lap',
    companions: 'Other passengers',
    discount: 'Discount',
    discountReason: 'Reason for the discount',
    paymentMethod: 'Payment method',
    amount: 'Amount paid',
    nonCash: 'Part by transfer or POS',
    paymentReference: 'Payment reference',
  },
  filled: {
    tripId: 'trip-1',
    seats: [4, 5],
    travelerName: 'Ada Obi',
    travelerPhone: '0803 412 7781',
    nextOfKinPhone: '0706 123 4567',
    dateOfBirth: '1990-05-14',
    travelerAddress: '12 Zik Avenue, Awka',
    nextOfKinName: 'Uche Obi',
    travelerKind: '',
    infants: '',
    companions: [BEN],
    discount: 'Students',
    discountReason: '',
    paymentMethod: 'POS',
    amount: 1_850_000,
    nonCash: '5,000',
    paymentReference: 'FBN 0042-1',
  },
  complaints: [
    { field: 'tripId', value: '', message: 'Please select a trip.' },
    { field: 'seats', value: '', message: NO_SEAT },
    { field: 'seats', value: [], message: NO_SEAT },
    { field: 'seats', value: [0], message: NO_SEAT },
    { field: 'seats', value: [4, 'five'], message: NO_SEAT },
    { field: 'seats', value: [4.5], message: NO_SEAT },
    { field: 'seats', value: [null], message: NO_SEAT },
    { field: 'seats', value: [4, 4], message: 'A seat can be chosen only once.' },
    { field: 'travelerName', value: '', message: 'Traveler name is required.' },
    { field: 'travelerName', value: 'A'.repeat(201), message: 'At most 200 characters.' },
    { field: 'travelerPhone', value: '', message: 'Mobile number is required.' },
    { field: 'travelerPhone', value: '0'.repeat(31), message: 'At most 30 characters.' },
    { field: 'nextOfKinPhone', value: '', message: 'Next of kin is required.' },
    { field: 'nextOfKinPhone', value: '0'.repeat(31), message: 'At most 30 characters.' },
    { field: 'dateOfBirth', value: '', message: 'Date of birth is required.' },
    { field: 'dateOfBirth', value: '14/05/1990', message: NO_BIRTHDAY },
    { field: 'dateOfBirth', value: '1990-02-30', message: NO_BIRTHDAY },
    { field: 'dateOfBirth', value: '0199-05-14', message: NO_BIRTHDAY, isOwn: true },
    { field: 'dateOfBirth', value: '2026-11-22', message: 'Date of birth cannot be in the future.' },
    { field: 'travelerAddress', value: 'A'.repeat(201), message: 'At most 200 characters.' },
    { field: 'nextOfKinName', value: 'Uche \u041ebi', message: 'Please type this name in Latin letters.' },
    { field: 'companions', value: [{ ...BEN, name: ' ' }], message: NO_NAME },
    { field: 'companions', value: [{ seat: 5 }], message: NO_NAME },
    { field: 'companions', value: [BEN, null], message: NO_COMPANIONS },
    { field: 'companions', value: [{ ...BEN, seat: 'five' }], message: NO_COMPANIONS },
    { field: 'companions', value: 'Ben Obi', message: NO_COMPANIONS },
    { field: 'companions', value: [{ ...BEN, phone: '0'.repeat(31) }], message: 'At most 30 characters.' },
    { field: 'paymentMethod', value: '', message: NO_PAYMENT_MODE },
    { field: 'paymentMethod', value: 'Cowries', message: NO_PAYMENT_MODE },
    { field: 'amount', value: '', message: NO_AMOUNT },
    { field: 'amount', value: 0, message: NO_AMOUNT },
    { field: 'amount', value: -1_850_000, message: NO_AMOUNT },
    { field: 'amount', value: 1_850_000.5, message: AMOUNT_MESSAGES.partOfKobo },
    { field: 'amount', value: 1e300, message: AMOUNT_MESSAGES.tooLarge },
    { field: 'nonCash', value: '0', message: NO_PART },
    { field: 'nonCash', value: '18,500', message: WHOLE_PART },
    { field: 'paymentReference', value: '7'.repeat(61), message: 'At most 60 characters.' },
    {
      field: 'paymentReference',
      value: 'FВN 0042',
      message: 'Write the reference with the letters A to Z and digits, as the bank has it.',
    },
  ],
  accepted: [
    { field: 'travelerAddress', value: '', why: 'not every company requires it' },
    { field: 'companions', value: [], why: 'a ticket may be for one' },
    {
      field: 'companions',
      value: [{ seat: 5, name: 'Ben Obi' }],
      why: 'what is left out is as the first has it',
    },
    { field: 'travelerPhone', value: '+44 7700 900123', why: 'travelers may have a foreign number' },
    { field: 'dateOfBirth', value: CASE_DAY, why: 'a child may be born today' },
    { field: 'dateOfBirth', value: '2024-02-29', why: 'a leap day is a birthday' },
    { field: 'paymentMethod', value: 'Bank Transfer', why: 'one of the three' },
    { field: 'paymentMethod', value: 'Cash', why: 'one of the three' },
    { field: 'paymentReference', value: '', why: 'nobody has to say it' },
    { field: 'seats', value: ['4', '5'], why: 'a server may send numbers as text' },
  ],
});
