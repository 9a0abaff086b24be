import { object } from 'yup';
import { SECOND_FACTOR_RULES } from '../access';
import type { RulesOf } from '../field';
import { optionalEmail, optionalText, requiredName, requiredText } from '../rules';
import { FARE_RULES } from '../ticket/fare';
import { KNOWN_TRAVELERS, PASSENGER_DETAILS } from '../ticket/passengerRules';
import { SHIFT_RULES } from '../shift/shiftRule';
import type { CompanyFields } from './companyFields';
import { textOfLines } from './lines';
import { PAPER_SIZES } from './paper';

/** The most that the menu and the login page have room for. */
const LONGEST_SHORT_NAME = 24;
const LONGEST_LINES = 4000;

const NO_PAPER = 'Choose a paper.';
const NO_SECOND_FACTOR = 'Choose how super admins log in.';
const NO_PASSENGER_DETAILS = 'Choose what is asked of passengers.';
const NO_KNOWN_TRAVELERS = 'Choose whether those who travel again are found.';
const NO_SHIFT_RULE = 'Choose whether selling needs an open till.';
const NO_FARE_RULE = 'Choose what a ticket costs.';

/** Lines of text without empty ones and without spaces around them. */
const lines = () =>
  optionalText(LONGEST_LINES).transform((text: unknown) =>
    typeof text === 'string' ? textOfLines(text) : text,
  );

/** The company's form, as the server checks it too. */
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
  secondFactor: requiredText(NO_SECOND_FACTOR).oneOf(SECOND_FACTOR_RULES, NO_SECOND_FACTOR),
  passengerDetails: requiredText(NO_PASSENGER_DETAILS).oneOf(PASSENGER_DETAILS, NO_PASSENGER_DETAILS),
  knownTravelers: requiredText(NO_KNOWN_TRAVELERS).oneOf(KNOWN_TRAVELERS, NO_KNOWN_TRAVELERS),
  shiftRule: requiredText(NO_SHIFT_RULE).oneOf(SHIFT_RULES, NO_SHIFT_RULE),
  ticketTerms: lines(),
  ticketThanks: optionalText(),
  waybillTerms: lines(),
  waybillThanks: optionalText(),
} satisfies RulesOf<CompanyFields>);
