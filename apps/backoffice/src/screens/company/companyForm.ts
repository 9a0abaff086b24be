import { companyWire, readCompany } from '@motorpark/api';
import {
  COMPANY_FIELDS,
  CONFIRMATION_RULES,
  CONFIRMATION_RULE_LABELS,
  type Company,
  type CompanyDraft,
  type CompanyFields,
  FARE_RULE_LABELS,
  KNOWN_TRAVELERS,
  KNOWN_TRAVELERS_LABELS,
  NO_SHOW_RULES,
  NO_SHOW_RULE_LABELS,
  RESCHEDULE_RULES,
  RESCHEDULE_RULE_LABELS,
  PAPER_RULES,
  PAPER_RULE_LABELS,
  PAPER_SIZES,
  SECOND_FACTOR_RULES,
  SHIFT_RULES,
  SHIFT_RULE_LABELS,
  SECOND_FACTOR_RULE_LABELS,
  PASSENGER_DETAILS,
  PASSENGER_DETAILS_LABELS,
  FARE_RULES,
  draftOf,
} from '@motorpark/domain';
import { PAPERS } from '@motorpark/ui';
import { paths } from '../../paths';
import { type FieldInputs, formFields } from '../../shared/record/fieldKinds';
import type { FormKind } from '../../shared/record/recordKind';
import { messages } from './messages';

/** Headings of the form's sections, below the letterhead and the texts of receipts. */
const HEADINGS = {
  selling: 'Selling',
  changes: 'Changes and refunds',
  papers: 'Vehicles and drivers',
  parcels: 'Parcels',
  accounts: 'Accounts',
  passengers: 'Passengers’ data',
  logins: 'Logins',
};

const INPUTS: FieldInputs<CompanyFields> = {
  name: { hint: 'At the top of receipts.' },
  shortName: { hint: 'In the menu, on the login page and in mails.' },
  phones: { kind: 'lines', hint: 'One a line.', isOptional: true },
  address: { kind: 'lines', isOptional: true },
  email: { kind: 'email', isOptional: true },
  paper: {
    kind: 'choice',
    hint: 'Each counter can choose another.',
    answers: PAPER_SIZES.map((value) => ({ value, label: PAPERS[value].label })),
  },
  ticketTerms: { kind: 'lines', hint: 'One a line; they are numbered.', isOptional: true, isWide: true },
  ticketThanks: { isOptional: true, isWide: true },
  waybillTerms: { kind: 'lines', hint: 'One a line; they are numbered.', isOptional: true, isWide: true },
  waybillThanks: { isOptional: true, isWide: true },
  fareRule: {
    heading: HEADINGS.selling,
    kind: 'choice',
    hint: 'Of new tickets, from now on.',
    answers: FARE_RULES.map((value) => ({ value, label: FARE_RULE_LABELS[value] })),
  },
  childAge: {
    kind: 'digits',
    hint: 'Years. They have a seat and pay a part of the fare; 0 if they pay as adults do.',
  },
  childPercent: { kind: 'digits', hint: 'Percent of the fare, in whole naira.' },
  infantAge: {
    kind: 'digits',
    hint: 'Years. They have no seat and pay nothing, and are on the manifest; 0 if nobody travels so.',
  },
  shiftRule: {
    kind: 'choice',
    hint: 'Of seats and parcels. Head office sells without a till.',
    answers: SHIFT_RULES.map((value) => ({ value, label: SHIFT_RULE_LABELS[value] })),
  },
  drawerFloat: { kind: 'amount', hint: 'The next float. The rest of what is counted goes to the bank.' },
  bankingDays: { kind: 'digits', hint: 'Days. Differences name who holds dropped cash for longer.' },
  timetableDays: { kind: 'digits', hint: 'Days for which its trips are made.' },
  confirmationRule: {
    kind: 'choice',
    hint: 'For new tickets and parcels. Cash needs no confirmation.',
    answers: CONFIRMATION_RULES.map((value) => ({ value, label: CONFIRMATION_RULE_LABELS[value] })),
  },
  confirmationMinutes: {
    kind: 'digits',
    hint: 'Minutes. A sale that is not confirmed by then becomes void.',
  },
  salesClose: {
    kind: 'digits',
    hint: 'Minutes before departure; 0 is when it leaves, until midnight at the latest.',
  },
  checkInClose: {
    kind: 'digits',
    hint: 'Minutes before departure; later ones board with a reason. 0 is when it leaves.',
  },
  outageSeats: {
    kind: 'digits',
    hint: 'Of each trip at each counter, to sell without a connection; 0 keeps none.',
  },
  correctionMinutes: {
    heading: HEADINGS.changes,
    kind: 'digits',
    hint: 'Minutes after a sale, before boarding. After that, giving money back follows the refund’s rule.',
  },
  rescheduleRule: {
    kind: 'choice',
    hint: 'Head office may at any time.',
    answers: RESCHEDULE_RULES.map((value) => ({ value, label: RESCHEDULE_RULE_LABELS[value] })),
  },
  rescheduleNotice: { kind: 'digits', hint: 'Hours before departure.' },
  rescheduleFee: { kind: 'amount', hint: 'Of a ticket, whatever its seats.' },
  rescheduleLimit: { kind: 'digits', hint: 'Times per ticket, for staff. A disruption does not count.' },
  refundNotice: { kind: 'digits', hint: 'Hours before departure; 0 is until it leaves.' },
  refundKept: { kind: 'digits', hint: 'Percent of what was paid.' },
  noShowRule: {
    kind: 'choice',
    hint: 'Of those who were missing when a boarded bus left.',
    answers: NO_SHOW_RULES.map((value) => ({ value, label: NO_SHOW_RULE_LABELS[value] })),
  },
  vehiclePapers: {
    heading: HEADINGS.papers,
    kind: 'lines',
    hint: 'One a line, such as Insurance. Each vehicle has one of each.',
    isOptional: true,
  },
  driverPapers: { kind: 'lines', hint: 'One a line.', isOptional: true },
  paperRule: {
    kind: 'choice',
    hint: 'A super admin may let it leave, with a reason.',
    answers: PAPER_RULES.map((value) => ({ value, label: PAPER_RULE_LABELS[value] })),
  },
  restHours: { kind: 'digits', hint: 'Hours from an arrival to the next departure; 0 if there is no rule.' },
  storageHours: {
    heading: HEADINGS.parcels,
    kind: 'digits',
    hint: 'Hours after a parcel was delivered.',
  },
  storageFee: { kind: 'amount', hint: 'Of a parcel that is picked up later; 0 is none.' },
  identificationWorth: {
    kind: 'amount',
    hint: 'Whoever collects a parcel of more shows it, the receiver too; 0 is none.',
  },
  ticketAccount: {
    heading: HEADINGS.accounts,
    hint: 'Name or number, for the file of the operation history. The same for those below.',
    isOptional: true,
  },
  waybillAccount: { isOptional: true },
  expenseAccount: { isOptional: true },
  cashAccount: { isOptional: true },
  posAccount: { isOptional: true },
  transferAccount: { isOptional: true },
  otherAccount: { hint: 'Expenses that the head office pays.', isOptional: true },
  passengerDetails: {
    heading: HEADINGS.passengers,
    kind: 'choice',
    hint: 'Of whoever travels on a ticket.',
    answers: PASSENGER_DETAILS.map((value) => ({ value, label: PASSENGER_DETAILS_LABELS[value] })),
  },
  knownTravelers: {
    kind: 'choice',
    hint: 'Among the customers of the same terminal, of tickets and parcels.',
    answers: KNOWN_TRAVELERS.map((value) => ({ value, label: KNOWN_TRAVELERS_LABELS[value] })),
  },
  retentionMonths: {
    kind: 'digits',
    hint: 'Months after the trip or parcel, then erased; 12 or more. 0 keeps it.',
  },
  secondFactor: {
    heading: HEADINGS.logins,
    kind: 'choice',
    hint: 'Those without a second factor set it up at their next login.',
    answers: SECOND_FACTOR_RULES.map((value) => ({ value, label: SECOND_FACTOR_RULE_LABELS[value] })),
  },
  lockMinutes: { kind: 'digits', hint: 'Minutes in which nobody touches the app, from 1 to 60.' },
};

/** The company's form: the receipts' texts in their printed order, then the rules by topic. */
export const companyForm: FormKind<Company, CompanyDraft> = {
  one: 'company',
  title: messages.title,
  paths: { list: paths.superAdmin.company },
  form: {
    title: messages.title,
    wireNames: companyWire.names,
    read: readCompany,
    valuesOf: (company) => draftOf(COMPANY_FIELDS, company),
    fields: formFields(COMPANY_FIELDS, INPUTS),
  },
  words: {
    create: messages.title,
    creating: messages.saving,
    created: messages.saved,
    editing: messages.saving,
    edited: messages.saved,
  },
};
