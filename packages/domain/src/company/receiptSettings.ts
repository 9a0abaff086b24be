import { PAPER_SIZES } from '../counter';
import { TEXT, choice } from '../field';
import { STANDARD_TICKET_TERMS, STANDARD_WAYBILL_TERMS } from './standardTerms';
import type { Settings } from './setting';

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
    hint: 'One a line.',
    usual: '0803 000 0000\n0805 000 0000',
  },
  address: { label: 'Address', kind: TEXT, input: 'lines', usual: '1 Terminal Road, Awka, Anambra State' },
  email: { label: 'E-mail', kind: TEXT, input: 'email', usual: 'care@motorpark.example' },
  paper: {
    label: 'Paper',
    kind: choice(PAPER_SIZES),
    missing: 'Choose a paper.',
    hint: 'Each counter can choose another.',
    usual: '80mm',
  },
  ticketTerms: {
    label: 'Terms of a ticket',
    kind: TEXT,
    input: 'lines',
    hint: 'One a line; they are numbered.',
    isWide: true,
    usual: STANDARD_TICKET_TERMS.join('\n'),
  },
  ticketThanks: {
    label: 'Thanks on a ticket',
    kind: TEXT,
    isWide: true,
    usual: 'Thank you for travelling with us.',
  },
  waybillTerms: {
    label: 'Terms of a waybill',
    kind: TEXT,
    input: 'lines',
    hint: 'One a line; they are numbered.',
    isWide: true,
    usual: STANDARD_WAYBILL_TERMS.join('\n'),
  },
  waybillThanks: {
    label: 'Thanks on a waybill',
    kind: TEXT,
    isWide: true,
    usual: 'Thank you for sending with us.',
  },
} as const satisfies Settings;
