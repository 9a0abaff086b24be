import type { CompanyValues } from './companyFields';
import { STANDARD_TICKET_TERMS, STANDARD_WAYBILL_TERMS } from './standardTerms';

/** The demo company; also printed on receipts if the server stores no company (docs/company.md). */
export const DEMO_COMPANY: CompanyValues = {
  name: 'Motorpark Lines',
  shortName: 'Motorpark',
  phones: '0803 000 0000\n0805 000 0000',
  address: '1 Terminal Road, Awka, Anambra State',
  email: 'care@motorpark.example',
  ticketTerms: STANDARD_TICKET_TERMS.join('\n'),
  ticketThanks: 'Thank you for travelling with us.',
  waybillTerms: STANDARD_WAYBILL_TERMS.join('\n'),
  waybillThanks: 'Thank you for sending with us.',
  paper: '80mm',
  fareRule: 'per-seat',
  secondFactor: 'optional',
  lockMinutes: 60,
  passengerDetails: 'asked',
  knownTravelers: 'offered',
  shiftRule: 'optional',
  confirmationRule: 'none',
  confirmationMinutes: 120,
  salesClose: 0,
  checkInClose: 0,
  outageSeats: 0,
  retentionMonths: 0,
  rescheduleRule: 'fee',
  rescheduleNotice: 12,
  rescheduleFee: 100_000,
  refundNotice: 0,
  refundKept: 0,
  noShowRule: 'nothing',
};
