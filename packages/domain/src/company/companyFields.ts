import {
  type DraftOf,
  NAIRA_FROM_ZERO,
  TEXT,
  type EntityFieldsOf,
  type ValuesOf,
  WHOLE,
  choice,
} from '../field';
import { SECOND_FACTOR_RULES } from '../access';
import { NO_SHOW_RULES, RESCHEDULE_RULES } from '../ticket/changeRules';
import { FARE_RULES } from '../ticket/fare';
import { KNOWN_TRAVELERS, PASSENGER_DETAILS } from '../ticket/passengerRules';
import { CONFIRMATION_RULES } from '../payment/confirmationRule';
import { SHIFT_RULES } from '../shift/shiftRule';
import type { Versioned } from '../version';
import type { CompanyImage } from './images';
import { PAPER_SIZES } from '../counter';
import { PAPER_RULES } from '../paper';

/** The fields of the company, in the order of its form (docs/company.md). Fields with several lines hold one text with line breaks. */
export const COMPANY_FIELDS = {
  name: { label: 'Company name', kind: TEXT },
  shortName: { label: 'Short name', kind: TEXT },
  phones: { label: 'Phones', kind: TEXT },
  address: { label: 'Address', kind: TEXT },
  email: { label: 'E-mail', kind: TEXT },
  paper: { label: 'Paper', kind: choice(PAPER_SIZES) },
  ticketTerms: { label: 'Terms of a ticket', kind: TEXT },
  ticketThanks: { label: 'Thanks on a ticket', kind: TEXT },
  waybillTerms: { label: 'Terms of a waybill', kind: TEXT },
  waybillThanks: { label: 'Thanks on a waybill', kind: TEXT },
  fareRule: { label: 'A ticket costs', kind: choice(FARE_RULES) },
  childAge: { label: 'Children are under', kind: WHOLE },
  childPercent: { label: 'A child pays', kind: WHOLE },
  infantAge: { label: 'Infants on the lap are under', kind: WHOLE },
  shiftRule: { label: 'Staff sell', kind: choice(SHIFT_RULES) },
  drawerFloat: { label: 'Stays in a drawer at most', kind: NAIRA_FROM_ZERO },
  bankingDays: { label: 'Dropped cash is banked within', kind: WHOLE },
  timetableDays: { label: 'The timetable plans ahead', kind: WHOLE },
  confirmationRule: { label: 'Bank transfers and cards', kind: choice(CONFIRMATION_RULES) },
  confirmationMinutes: { label: 'Time for confirming', kind: WHOLE },
  salesClose: { label: 'Selling closes', kind: WHOLE },
  checkInClose: { label: 'Check-in closes', kind: WHOLE },
  outageSeats: { label: 'Seats kept for an outage', kind: WHOLE },
  correctionMinutes: { label: 'Time for corrections', kind: WHOLE },
  rescheduleRule: { label: 'A ticket is rescheduled', kind: choice(RESCHEDULE_RULES) },
  rescheduleNotice: { label: 'Notice for rescheduling', kind: WHOLE },
  rescheduleFee: { label: 'Fee for rescheduling', kind: NAIRA_FROM_ZERO },
  rescheduleLimit: { label: 'Rescheduled at most', kind: WHOLE },
  refundNotice: { label: 'Notice for refunds', kind: WHOLE },
  refundKept: { label: 'Kept of a refund', kind: WHOLE },
  noShowRule: { label: 'Who did not come', kind: choice(NO_SHOW_RULES) },
  vehiclePapers: { label: 'Papers of a vehicle', kind: TEXT },
  driverPapers: { label: 'Papers of a driver', kind: TEXT },
  paperRule: { label: 'A bus without valid papers', kind: choice(PAPER_RULES) },
  restHours: { label: 'Drivers rest between trips', kind: WHOLE },
  storageHours: { label: 'Free storage', kind: WHOLE },
  storageFee: { label: 'Storage fee', kind: NAIRA_FROM_ZERO },
  identificationWorth: { label: 'Identification above a worth of', kind: NAIRA_FROM_ZERO },
  ticketAccount: { label: 'Account of tickets', kind: TEXT },
  waybillAccount: { label: 'Account of waybills', kind: TEXT },
  expenseAccount: { label: 'Account of expenses', kind: TEXT },
  cashAccount: { label: 'Account of cash', kind: TEXT },
  posAccount: { label: 'Account of cards (POS)', kind: TEXT },
  transferAccount: { label: 'Account of bank transfers', kind: TEXT },
  otherAccount: { label: 'Account without a payment method', kind: TEXT },
  passengerDetails: { label: 'Address and name of next of kin', kind: choice(PASSENGER_DETAILS) },
  knownTravelers: { label: 'Those who travel again', kind: choice(KNOWN_TRAVELERS) },
  retentionMonths: { label: 'Personal data is kept', kind: WHOLE },
  secondFactor: { label: 'Super admins log in', kind: choice(SECOND_FACTOR_RULES) },
  lockMinutes: { label: 'A login locks after', kind: WHOLE },
} as const;
export type CompanyFields = typeof COMPANY_FIELDS;

/** The values of a company as our own server stores them. */
export type CompanyValues = ValuesOf<CompanyFields>;
export type CompanyEntityFields = EntityFieldsOf<CompanyFields>;
export interface Company
  extends CompanyEntityFields, Versioned, Partial<Record<CompanyImage, string | undefined>> {
  id: string;
}
export type CompanyDraft = DraftOf<CompanyFields>;
