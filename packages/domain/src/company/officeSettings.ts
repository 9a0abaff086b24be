import { MOST_LOCK_MINUTES, SECOND_FACTOR_RULES, SECOND_FACTOR_RULE_LABELS } from '../access';
import { NAIRA_FROM_ZERO, TEXT, WHOLE, choice } from '../field';
import { PAPER_RULES, PAPER_RULE_LABELS } from '../paper';
import { PASSENGER_DETAILS, PASSENGER_DETAILS_LABELS } from '../ticket/passengerRules';
import { ACCOUNTS } from './accounts';
import { FEE, NOTICE, type Settings } from './setting';

/** What the head office requires of vehicles and drivers, parcels, passengers’ data and logins, and its accounts. */
export const OFFICE_SETTINGS = {
  vehiclePapers: {
    label: 'Papers of a vehicle',
    kind: TEXT,
    heading: 'Vehicles and drivers',
    input: 'lines',
    hint: 'One a line, such as Insurance. Each vehicle has one of each.',
    answers: { '': 'None' },
    usual: 'Vehicle licence\nRoadworthiness\nInsurance\nHackney permit',
  },
  driverPapers: {
    label: 'Papers of a driver',
    kind: TEXT,
    input: 'lines',
    hint: 'One a line. Each driver has one of each.',
    answers: { '': 'None' },
    usual: 'Driver’s licence',
  },
  paperRule: {
    label: 'A bus without valid papers',
    kind: choice(PAPER_RULES),
    missing: 'Choose whether a bus without valid papers leaves.',
    answers: PAPER_RULE_LABELS,
    hint: 'By the papers of a vehicle and of a driver that are named. A super admin may let it leave, with a reason.',
    usual: 'listed',
  },
  restHours: {
    label: 'Drivers rest between trips',
    kind: WHOLE,
    within: { of: 'whole hours', least: 0, most: 48 },
    answers: { 0: 'No rule' },
    hint: 'Hours from an arrival to the next departure; 0 if there is no rule.',
    usual: 0,
  },
  storageHours: {
    label: 'Free storage',
    kind: WHOLE,
    heading: 'Parcels',
    within: NOTICE,
    hint: 'Hours after a parcel was delivered; then the storage fee is due.',
    usual: 72,
  },
  storageFee: {
    label: 'Storage fee',
    kind: NAIRA_FROM_ZERO,
    ...FEE,
    hint: 'Of a parcel that is picked up later; 0 is none.',
    usual: 0,
  },
  identificationWorth: {
    label: 'Identification above a worth of',
    kind: NAIRA_FROM_ZERO,
    missing: 'Enter the worth in naira, 0 for none.',
    answers: { 0: 'Not asked for' },
    hint: 'Whoever collects a parcel of more shows it, the receiver too; 0 is none.',
    usual: 0,
  },
  parcelTariff: {
    label: 'Tariff of parcels',
    kind: TEXT,
    input: 'lines',
    hint: 'A route a line, with the price up to each weight: Awka - Lagos: 5 kg 2,000, 20 kg 3,500. All others: Any route: 5 kg 2,500. The price of a waybill starts with it; empty for none.',
    isWide: true,
    usual: '',
  },
  accounts: {
    label: 'Accounts of the bookkeeping',
    kind: TEXT,
    heading: 'Accounts',
    input: 'lines',
    hint: `In the accountant’s files of the operation history and of settlements. One a line, such as Cash: 1010, of ${ACCOUNTS.join(', ')} (what the head office pays).`,
    isWide: true,
    usual:
      'Tickets: 4000\nWaybills: 4100\nExpenses: 5000\nCash: 1010\nPOS: 1020\nBank Transfer: 1030\nBank: 1000\nProvider Fee: 5010\nOther: 1090',
  },
  passengerDetails: {
    label: 'Address and name of next of kin',
    kind: choice(PASSENGER_DETAILS),
    heading: 'Passengers’ data',
    missing: 'Choose what is asked of passengers.',
    answers: PASSENGER_DETAILS_LABELS,
    hint: 'Of whoever travels on a ticket, at the sale and before the bus leaves.',
    usual: 'asked',
  },
  retentionMonths: {
    label: 'Personal data is kept',
    kind: WHOLE,
    /** Complaints and claims are made within the first year. */
    within: { of: 'whole months', least: 12, most: 120, zero: 'to keep it' },
    answers: { 0: 'For good' },
    hint: 'Months after the trip or parcel, then erased; 12 or more. 0 keeps it.',
    usual: 0,
  },
  secondFactor: {
    label: 'Super admins log in',
    kind: choice(SECOND_FACTOR_RULES),
    heading: 'Logins',
    missing: 'Choose how super admins log in.',
    answers: SECOND_FACTOR_RULE_LABELS,
    hint: 'Those without a second factor set it up at their next login.',
    usual: 'optional',
  },
  lockMinutes: {
    label: 'A login locks after',
    kind: WHOLE,
    within: { of: 'whole minutes', least: 1, most: MOST_LOCK_MINUTES },
    hint: 'Minutes in which nobody touches the app, from 1 to 60. Then it asks for the PIN or passcode.',
    usual: 60,
  },
} as const satisfies Settings;
