import { COMPANY_FIELDS, type CompanyFields } from '@motorpark/domain';
import { type WireFields, wireNoun } from './fields';

export const COMPANY_WIRE = {
  name: { sent: 'company_name' },
  shortName: { sent: 'short_name' },
  phones: { sent: 'phones' },
  address: { sent: 'address' },
  email: { sent: 'email' },
  ticketTerms: { sent: 'ticket_terms' },
  ticketThanks: { sent: 'ticket_thanks' },
  waybillTerms: { sent: 'waybill_terms' },
  waybillThanks: { sent: 'waybill_thanks' },
  paper: { sent: 'paper' },
  fareRule: { sent: 'fare_rule' },
  secondFactor: { sent: 'second_factor' },
  lockMinutes: { sent: 'lock_minutes' },
  passengerDetails: { sent: 'passenger_details' },
  knownTravelers: { sent: 'known_travelers' },
  retentionMonths: { sent: 'retention_months' },
  shiftRule: { sent: 'shift_rule' },
  bankingDays: { sent: 'banking_days' },
  confirmationRule: { sent: 'confirmation_rule' },
  confirmationMinutes: { sent: 'confirmation_minutes' },
  salesClose: { sent: 'sales_close' },
  checkInClose: { sent: 'check_in_close' },
  outageSeats: { sent: 'outage_seats' },
  correctionMinutes: { sent: 'correction_minutes' },
  rescheduleRule: { sent: 'reschedule_rule' },
  rescheduleNotice: { sent: 'reschedule_notice' },
  rescheduleFee: { sent: 'reschedule_fee' },
  rescheduleLimit: { sent: 'reschedule_limit' },
  refundNotice: { sent: 'refund_notice' },
  refundKept: { sent: 'refund_kept' },
  noShowRule: { sent: 'no_show_rule' },
  storageHours: { sent: 'storage_hours' },
  storageFee: { sent: 'storage_fee' },
  identificationWorth: { sent: 'identification_worth' },
} as const satisfies WireFields<CompanyFields>;

/** Converts the company's fields to the wire. */
export const companyWire = wireNoun(COMPANY_FIELDS, COMPANY_WIRE);
