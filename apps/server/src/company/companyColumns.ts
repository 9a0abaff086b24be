import { COMPANY_FIELDS } from '@motorpark/domain';
import { fieldColumns } from '../field';

/** The fields of the company in the single row of the table `company`. */
export const companyColumns = fieldColumns(COMPANY_FIELDS, 'company', {
  name: { column: 'name' },
  shortName: { column: 'short_name' },
  phones: { column: 'phones' },
  address: { column: 'address' },
  email: { column: 'email' },
  ticketTerms: { column: 'ticket_terms' },
  ticketThanks: { column: 'ticket_thanks' },
  waybillTerms: { column: 'waybill_terms' },
  waybillThanks: { column: 'waybill_thanks' },
  paper: { column: 'paper' },
  fareRule: { column: 'fare_rule' },
  secondFactor: { column: 'second_factor' },
  lockMinutes: { column: 'lock_minutes' },
  passengerDetails: { column: 'passenger_details' },
  knownTravelers: { column: 'known_travelers' },
  retentionMonths: { column: 'retention_months' },
  shiftRule: { column: 'shift_rule' },
  confirmationRule: { column: 'confirmation_rule' },
  confirmationMinutes: { column: 'confirmation_minutes' },
  salesClose: { column: 'sales_close' },
  checkInClose: { column: 'check_in_close' },
  outageSeats: { column: 'outage_seats' },
  rescheduleRule: { column: 'reschedule_rule' },
  rescheduleNotice: { column: 'reschedule_notice' },
  rescheduleFee: { column: 'reschedule_fee_kobo' },
  refundNotice: { column: 'refund_notice' },
  refundKept: { column: 'refund_kept' },
  noShowRule: { column: 'no_show_rule' },
});
