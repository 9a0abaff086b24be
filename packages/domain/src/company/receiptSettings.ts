import { PAPER_SIZES } from '../counter';
import { TEXT, choice } from '../field';
import type { Settings } from './setting';
import { TERMS_RULES, TERMS_RULE_LABELS } from './termsRule';

/** What receipts say of the company: its letterhead, and their texts in the printed order. Texts of several lines hold one text with line breaks. */
export const RECEIPT_SETTINGS = {
  name: {
    label: 'Company name',
    kind: TEXT,
    missing: 'Company name is required.',
    hint: 'At the top of receipts.',
    usual: 'Motorpark Lines',
  },
  shortName: {
    label: 'Short name',
    kind: TEXT,
    missing: 'Short name is required.',
    most: 24,
    hint: 'In the menu, on the login page and in mails.',
    usual: 'Motorpark',
  },
  phones: {
    label: 'Phones',
    kind: TEXT,
    input: 'lines',
    hint: 'At the top of receipts, one a line.',
    usual: '0803 000 0000\n0805 000 0000',
  },
  address: {
    label: 'Address',
    kind: TEXT,
    input: 'lines',
    hint: 'At the top of receipts.',
    usual: '1 Terminal Road, Awka, Anambra State',
  },
  email: {
    label: 'E-mail',
    kind: TEXT,
    input: 'email',
    hint: 'At the top of receipts.',
    usual: 'care@motorpark.example',
  },
  paper: {
    label: 'Paper',
    kind: choice(PAPER_SIZES),
    missing: 'Choose a paper.',
    hint: 'Each counter can choose another.',
    usual: '80mm',
  },
  termsRule: {
    label: 'Terms on receipts',
    kind: choice(TERMS_RULES),
    missing: 'Choose which terms are on receipts.',
    answers: TERMS_RULE_LABELS,
    hint: 'The standard ones say what is set here, and leave out what the company does not do.',
    usual: 'standard',
  },
  ticketTerms: {
    label: 'Our own terms of a ticket',
    kind: TEXT,
    input: 'lines',
    hint: 'One a line; they are numbered.',
    isWide: true,
    usual: '',
  },
  ticketThanks: {
    label: 'Thanks on a ticket',
    kind: TEXT,
    hint: 'The last line of the receipt.',
    isWide: true,
    usual: 'Thank you for travelling with us.',
  },
  waybillTerms: {
    label: 'Our own terms of a waybill',
    kind: TEXT,
    input: 'lines',
    hint: 'One a line; they are numbered.',
    isWide: true,
    usual: '',
  },
  waybillThanks: {
    label: 'Thanks on a waybill',
    kind: TEXT,
    hint: 'The last line of the receipt.',
    isWide: true,
    usual: 'Thank you for sending with us.',
  },
} as const satisfies Settings;
