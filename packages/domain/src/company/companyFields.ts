import { object } from 'yup';
import { type DraftOf, TEXT, type ToldOf, type ValuesOf, choice, rulesOf } from '../field';
import { optionalText, requiredName, requiredText } from '../rules';
import { FARE_RULES } from '../ticket/fare';
import type { Versioned } from '../version';
import type { CompanyImage } from './images';
import { textOfLines } from './lines';
import { PAPER_SIZES } from './paper';

/** The most that the menu and the login page have room for. */
const LONGEST_SHORT_NAME = 24;
const LONGEST_LINES = 4000;

const EMAIL = /^\S+@\S+\.\S+$/;
const NO_PAPER = 'Choose a paper.';
const NO_FARE_RULE = 'Choose what a ticket costs.';

/** Lines of text without empty ones and without spaces around them. */
const lines = () =>
  optionalText(LONGEST_LINES).transform((text: unknown) =>
    typeof text === 'string' ? textOfLines(text) : text,
  );

/** All that a company says of itself, in the order of its form (docs/company.md). Lines of one field are one text. */
export const COMPANY_FIELDS = {
  name: { label: 'Company name', kind: TEXT, rule: requiredName('Company name is required.') },
  shortName: {
    label: 'Short name',
    kind: TEXT,
    rule: requiredName('Short name is required.').max(
      LONGEST_SHORT_NAME,
      `At most ${LONGEST_SHORT_NAME} characters.`,
    ),
  },
  phones: { label: 'Phones', kind: TEXT, rule: lines() },
  address: { label: 'Address', kind: TEXT, rule: optionalText() },
  email: {
    label: 'E-mail',
    kind: TEXT,
    rule: optionalText().matches(EMAIL, {
      message: 'Enter an e-mail address, such as care@company.ng.',
      excludeEmptyString: true,
    }),
  },
  paper: {
    label: 'Paper',
    kind: choice(PAPER_SIZES),
    rule: requiredText(NO_PAPER).oneOf(PAPER_SIZES, NO_PAPER),
  },
  fareRule: {
    label: 'A ticket costs',
    kind: choice(FARE_RULES),
    rule: requiredText(NO_FARE_RULE).oneOf(FARE_RULES, NO_FARE_RULE),
  },
  ticketTerms: { label: 'Terms of a ticket', kind: TEXT, rule: lines() },
  ticketThanks: { label: 'Thanks on a ticket', kind: TEXT, rule: optionalText() },
  waybillTerms: { label: 'Terms of a waybill', kind: TEXT, rule: lines() },
  waybillThanks: { label: 'Thanks on a waybill', kind: TEXT, rule: optionalText() },
} as const;
export type CompanyFields = typeof COMPANY_FIELDS;

/** A company as our own server keeps it. */
export type CompanyValues = ValuesOf<CompanyFields>;
/** A company as it was read. */
export type CompanyTold = ToldOf<CompanyFields>;
/** The company, as every screen and receipt speaks from it. */
export interface Company extends CompanyTold, Versioned, Partial<Record<CompanyImage, string | undefined>> {
  id: string;
}
/** A company as it is typed. */
export type CompanyDraft = DraftOf<CompanyFields>;

/** The company's form, as the server checks it too. */
export const companySchema = object(rulesOf(COMPANY_FIELDS));
