import { object } from 'yup';
import { MOST_LOCK_MINUTES, SECOND_FACTOR_RULES } from '../access';
import type { RulesOf } from '../field';
import { isNaira, optionalEmail, optionalText, requiredName, requiredText } from '../rules';
import {
  MOST_CORRECTION_MINUTES,
  MOST_NOTICE_HOURS,
  MOST_RESCHEDULES,
  NO_SHOW_RULES,
  RESCHEDULE_RULES,
} from '../ticket/changeRules';
import { FARE_RULES } from '../ticket/fare';
import { MOST_CHILD_AGE, MOST_INFANT_AGE } from '../ticket/kinds';
import { KNOWN_TRAVELERS, PASSENGER_DETAILS } from '../ticket/passengerRules';
import { CONFIRMATION_MINUTES, CONFIRMATION_RULES } from '../payment/confirmationRule';
import { SHIFT_RULES } from '../shift/shiftRule';
import { MOST_CLOSING_MINUTES } from '../trip/closing';
import { MOST_OUTAGE_SEATS } from '../trip/allotment';
import { RETENTION_MONTHS, isRetention } from '../privacy/retention';
import type { CompanyFields } from './companyFields';
import { textOfLines } from './lines';
import { PAPER_SIZES } from '../counter';
import { PAPER_RULES } from '../paper';

/** The longest short name that fits the menu and the login page, in characters. */
const LONGEST_SHORT_NAME = 24;
const LONGEST_LINES = 4000;

/** How many days dropped cash may wait for the bank at most. */
const MOST_BANKING_DAYS = 31;
const NO_PAPER = 'Choose a paper.';
const NO_PAPER_RULE = 'Choose whether a bus without valid papers leaves.';
const NO_SECOND_FACTOR = 'Choose how super admins log in.';
const NO_LOCK = `Enter whole minutes, from 1 to ${MOST_LOCK_MINUTES}.`;
const NO_PASSENGER_DETAILS = 'Choose what is asked of passengers.';
const NO_KNOWN_TRAVELERS = 'Choose whether those who travel again are found.';
const NO_SHIFT_RULE = 'Choose whether selling needs an open till.';
const NO_BANKING_DAYS = `Enter whole days, from 1 to ${MOST_BANKING_DAYS}.`;
const NO_CONFIRMATION_RULE = 'Choose whether bank transfers and cards wait for confirmation.';
const NO_MINUTES = `Enter whole minutes, from ${CONFIRMATION_MINUTES.least} to ${CONFIRMATION_MINUTES.most}.`;
const NO_CLOSING = `Enter whole minutes, from 0 to ${MOST_CLOSING_MINUTES}.`;
const NO_OUTAGE_SEATS = `Enter a whole number, from 0 to ${MOST_OUTAGE_SEATS}.`;
const NO_CORRECTION = `Enter whole minutes, from 0 to ${MOST_CORRECTION_MINUTES}.`;
const NO_RESCHEDULE_RULE = 'Choose what rescheduling costs.';
const NO_RESCHEDULES = `Enter a whole number, from 0 to ${MOST_RESCHEDULES}.`;
const NO_FLOAT = 'Enter the float in naira, 0 for none.';
const NO_FEE = 'Enter the fee in naira, 0 for none.';
const NO_WORTH = 'Enter the worth in naira, 0 for none.';
const NO_NOTICE = `Enter whole hours, from 0 to ${MOST_NOTICE_HOURS}.`;
const NO_KEPT = 'Enter a whole percentage, from 0 to 99.';
const NO_NO_SHOW_RULE = 'Choose what somebody may have who did not come.';
const NO_MONTHS = `Enter 0 to keep it, or ${RETENTION_MONTHS.least} to ${RETENTION_MONTHS.most} months.`;
const NO_CHILD_AGE = `Enter whole years, from 1 to ${MOST_CHILD_AGE}; 0 if children pay as adults do.`;
const NO_CHILD_PERCENT = 'Enter a whole percentage, from 1 to 100.';
const NO_INFANT_AGE = `Enter whole years, from 1 to ${MOST_INFANT_AGE}; 0 if nobody travels on a lap.`;
const NO_FARE_RULE = 'Choose what a ticket costs.';

/** Multi-line text; empty lines and surrounding spaces are removed. */
const lines = () =>
  optionalText(LONGEST_LINES).transform((text: unknown) =>
    typeof text === 'string' ? textOfLines(text) : text,
  );

/** A typed whole number from 0 to `most`. */
const whole = (message: string, most: number) =>
  requiredText(message).test('whole', message, (typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= most);

const MOST_REST_HOURS = 48;
const NO_REST = `Enter whole hours, from 0 to ${MOST_REST_HOURS}.`;
/** The greatest number of days for which the timetable makes trips. */
const MOST_TIMETABLE_DAYS = 90;
const NO_TIMETABLE_DAYS = `Enter whole days, from 1 to ${MOST_TIMETABLE_DAYS}.`;

const isConfirmationTime = (typed = ''): boolean =>
  /^\d{1,4}$/.test(typed) &&
  Number(typed) >= CONFIRMATION_MINUTES.least &&
  Number(typed) <= CONFIRMATION_MINUTES.most;

/** The highest fee, in kobo; anything above is taken for a typing mistake. */
const MAX_FEE = 100_000_000;

/** A fee as it is typed, 0 for none. */
const fee = () => requiredText(NO_FEE).test('naira', isNaira(NO_FEE, MAX_FEE));

/** The longest name or number of an account. */
const LONGEST_ACCOUNT = 40;

/** The company's form; the server checks the same schema. */
export const companySchema = object({
  name: requiredName('Company name is required.'),
  shortName: requiredName('Short name is required.').max(
    LONGEST_SHORT_NAME,
    `At most ${LONGEST_SHORT_NAME} characters.`,
  ),
  phones: lines(),
  address: optionalText(),
  email: optionalEmail('Enter an e-mail address, such as care@company.ng.'),
  paper: requiredText(NO_PAPER).oneOf(PAPER_SIZES, NO_PAPER),
  fareRule: requiredText(NO_FARE_RULE).oneOf(FARE_RULES, NO_FARE_RULE),
  childAge: whole(NO_CHILD_AGE, MOST_CHILD_AGE),
  childPercent: whole(NO_CHILD_PERCENT, 100).test('some', NO_CHILD_PERCENT, (typed) => Number(typed) > 0),
  infantAge: whole(NO_INFANT_AGE, MOST_INFANT_AGE),
  secondFactor: requiredText(NO_SECOND_FACTOR).oneOf(SECOND_FACTOR_RULES, NO_SECOND_FACTOR),
  lockMinutes: whole(NO_LOCK, MOST_LOCK_MINUTES).test('some', NO_LOCK, (typed) => Number(typed) > 0),
  passengerDetails: requiredText(NO_PASSENGER_DETAILS).oneOf(PASSENGER_DETAILS, NO_PASSENGER_DETAILS),
  knownTravelers: requiredText(NO_KNOWN_TRAVELERS).oneOf(KNOWN_TRAVELERS, NO_KNOWN_TRAVELERS),
  retentionMonths: requiredText(NO_MONTHS).test('months', NO_MONTHS, isRetention),
  shiftRule: requiredText(NO_SHIFT_RULE).oneOf(SHIFT_RULES, NO_SHIFT_RULE),
  drawerFloat: requiredText(NO_FLOAT).test('naira', isNaira(NO_FLOAT)),
  bankingDays: whole(NO_BANKING_DAYS, MOST_BANKING_DAYS).test(
    'some',
    NO_BANKING_DAYS,
    (typed) => Number(typed) > 0,
  ),
  timetableDays: whole(NO_TIMETABLE_DAYS, MOST_TIMETABLE_DAYS).test(
    'some',
    NO_TIMETABLE_DAYS,
    (typed) => Number(typed) > 0,
  ),
  confirmationRule: requiredText(NO_CONFIRMATION_RULE).oneOf(CONFIRMATION_RULES, NO_CONFIRMATION_RULE),
  confirmationMinutes: requiredText(NO_MINUTES).test('minutes', NO_MINUTES, isConfirmationTime),
  salesClose: whole(NO_CLOSING, MOST_CLOSING_MINUTES),
  checkInClose: whole(NO_CLOSING, MOST_CLOSING_MINUTES),
  outageSeats: whole(NO_OUTAGE_SEATS, MOST_OUTAGE_SEATS),
  correctionMinutes: whole(NO_CORRECTION, MOST_CORRECTION_MINUTES),
  rescheduleRule: requiredText(NO_RESCHEDULE_RULE).oneOf(RESCHEDULE_RULES, NO_RESCHEDULE_RULE),
  rescheduleNotice: whole(NO_NOTICE, MOST_NOTICE_HOURS),
  rescheduleFee: fee(),
  rescheduleLimit: whole(NO_RESCHEDULES, MOST_RESCHEDULES),
  refundNotice: whole(NO_NOTICE, MOST_NOTICE_HOURS),
  refundKept: whole(NO_KEPT, 99),
  noShowRule: requiredText(NO_NO_SHOW_RULE).oneOf(NO_SHOW_RULES, NO_NO_SHOW_RULE),
  vehiclePapers: lines(),
  driverPapers: lines(),
  paperRule: requiredText(NO_PAPER_RULE).oneOf(PAPER_RULES, NO_PAPER_RULE),
  restHours: whole(NO_REST, MOST_REST_HOURS),
  storageHours: whole(NO_NOTICE, MOST_NOTICE_HOURS),
  storageFee: fee(),
  ticketAccount: optionalText(LONGEST_ACCOUNT),
  waybillAccount: optionalText(LONGEST_ACCOUNT),
  expenseAccount: optionalText(LONGEST_ACCOUNT),
  cashAccount: optionalText(LONGEST_ACCOUNT),
  posAccount: optionalText(LONGEST_ACCOUNT),
  transferAccount: optionalText(LONGEST_ACCOUNT),
  otherAccount: optionalText(LONGEST_ACCOUNT),
  identificationWorth: requiredText(NO_WORTH).test('naira', isNaira(NO_WORTH)),
  ticketTerms: lines(),
  ticketThanks: optionalText(),
  waybillTerms: lines(),
  waybillThanks: optionalText(),
} satisfies RulesOf<CompanyFields>);
