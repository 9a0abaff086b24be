import { CLAIM_HOURS } from '../claim/claimHours';
import { counted, formatNaira } from '../format';
import type { CompanyFields, CompanyValues } from './companyFields';
import { linesOf } from './lines';

type TermsPaper = 'ticket' | 'waybill';

/** The settings that terms speak of. */
type TermValues = Pick<
  CompanyValues,
  | 'refundNotice'
  | 'refundKept'
  | 'noShowRule'
  | 'rescheduleRule'
  | 'rescheduleNotice'
  | 'rescheduleFee'
  | 'rescheduleLimit'
  | 'checkInClose'
  | 'luggageCharge'
  | 'luggageFree'
  | 'luggageFee'
  | 'accompaniedAge'
  | 'storageHours'
  | 'storageFee'
>;

/** What decides the terms of a receipt: the settings, whether the standard terms are printed, and the company’s own, one a line. */
export interface TermsOf extends TermValues {
  termsRule: string;
  ticketTerms: string;
  waybillTerms: string;
}

/** A standard term of a receipt. */
interface Term {
  on: TermsPaper;
  /** The settings that it speaks of; empty if it holds for every company. */
  of: readonly (keyof TermValues)[];
  /** Returns its text with the company’s values; undefined if the company does not do what it says. */
  text: (values: TermValues) => string | undefined;
}

/** Types a term’s text by the settings that it names, so that it cannot speak of another one. */
const term = <K extends keyof TermValues>(
  on: TermsPaper,
  of: readonly K[],
  text: (values: Pick<TermValues, K>) => string | undefined,
): Term => ({ on, of, text });

const always = (on: TermsPaper, text: string): Term => term(on, [], () => text);

const naira = (amount: number) => formatNaira(amount).replace('.00', '');

/** All standard terms in their printed order (docs/company.md#terms). */
const TERMS: readonly Term[] = [
  term('ticket', ['refundNotice', 'refundKept', 'noShowRule'], ({ refundNotice, refundKept, noShowRule }) =>
    [
      refundNotice === 0
        ? 'This ticket is non-refundable after departure'
        : `This ticket is non-refundable later than ${refundNotice} hours before departure`,
      noShowRule === 'refund' ? ', unless nobody on it has travelled.' : '.',
      refundKept > 0 ? ` The company keeps ${refundKept}% of a refund.` : '',
    ].join(''),
  ),
  always('ticket', 'This ticket is valid only on the stated date and time.'),
  term(
    'ticket',
    ['rescheduleRule', 'rescheduleNotice', 'rescheduleFee', 'rescheduleLimit'],
    ({ rescheduleRule, rescheduleNotice, rescheduleFee, rescheduleLimit }) => {
      if (rescheduleLimit === 0) return undefined;
      if (rescheduleNotice === 0 || (rescheduleRule === 'late-fee' && rescheduleFee === 0))
        return 'Rescheduling must be done before departure.';
      return rescheduleRule === 'fee'
        ? `Rescheduling must be done at least ${rescheduleNotice} hours before departure.`
        : `Rescheduling is free until ${rescheduleNotice} hours before departure, and costs ${naira(rescheduleFee)} after that.`;
    },
  ),
  term(
    'ticket',
    ['rescheduleRule', 'rescheduleNotice', 'rescheduleFee', 'rescheduleLimit'],
    ({ rescheduleRule, rescheduleNotice, rescheduleFee, rescheduleLimit }) =>
      rescheduleLimit === 0 || rescheduleFee === 0 || (rescheduleRule === 'late-fee' && rescheduleNotice > 0)
        ? undefined
        : `Rescheduling costs ${naira(rescheduleFee)}.`,
  ),
  term('ticket', ['checkInClose'], ({ checkInClose }) =>
    checkInClose === 0 ? undefined : `Passengers must check in ${checkInClose} minutes before departure.`,
  ),
  term(
    'ticket',
    ['luggageCharge', 'luggageFree', 'luggageFee'],
    ({ luggageCharge, luggageFree, luggageFee }) => {
      if (luggageFee === 0) return undefined;
      if (luggageFree === 0) return 'Luggage attracts a fee.';
      return luggageCharge === 'kilogram'
        ? `One luggage of up to ${luggageFree}kg is allowed; extra luggage attracts a fee.`
        : `Luggage of up to ${counted(luggageFree, 'piece')} is free; extra luggage attracts a fee.`;
    },
  ),
  always('ticket', 'The company is not responsible for lost property.'),
  always('ticket', 'Smoking and alcohol are not allowed on board.'),
  term('ticket', ['accompaniedAge'], ({ accompaniedAge }) =>
    accompaniedAge === 0 ? undefined : `Children under ${accompaniedAge} must be accompanied by an adult.`,
  ),
  always('ticket', 'Safety and staff instructions must be obeyed.'),
  term('waybill', ['storageHours'], ({ storageHours }) =>
    storageHours === 0
      ? undefined
      : `This waybill is valid for a scheduled delivery period of ${storageHours} hours.`,
  ),
  term('waybill', ['storageHours'], ({ storageHours }) =>
    storageHours === 0
      ? undefined
      : 'Afterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.',
  ),
  term('waybill', ['storageFee'], ({ storageFee }) =>
    storageFee === 0
      ? undefined
      : `An extra fee of ${naira(storageFee)} applies for extended storage or handling.`,
  ),
  always(
    'waybill',
    `Complaints about loss or misappropriation must be reported within ${CLAIM_HOURS} hours of discovery or receipt.`,
  ),
];

/** The values with which the standard terms are those of docs/specification.md, as on a server that stores no company (docs/company.md#terms). */
export const STANDARD_TERMS: TermsOf = {
  termsRule: 'standard',
  ticketTerms: '',
  waybillTerms: '',
  refundNotice: 0,
  refundKept: 0,
  noShowRule: 'nothing',
  rescheduleRule: 'fee',
  rescheduleNotice: 12,
  rescheduleFee: 0,
  rescheduleLimit: 2,
  checkInClose: 30,
  luggageCharge: 'kilogram',
  luggageFree: 20,
  luggageFee: 10_000,
  accompaniedAge: 12,
  storageHours: 72,
  storageFee: 50_000,
};

const withoutNumbers = (text = '') => text.replaceAll(/[\d,]+/g, '');

/** Returns the standard term that a company’s own line repeats, with whatever numbers. */
const repeated = (on: TermsPaper, line: string): Term | undefined =>
  TERMS.find((one) => one.on === on && withoutNumbers(one.text(STANDARD_TERMS)) === withoutNumbers(line));

/**
 * Returns the terms that a receipt prints: of the standard ones those that the company keeps, with its values, then its own. An own line that repeats a standard
 * term is printed with the company’s values, too, so that no receipt promises what the company does not do.
 */
export function printedTerms(on: TermsPaper, company: TermsOf): string[] {
  const isStandard = company.termsRule === 'standard';
  const standard = TERMS.flatMap((one) => (isStandard && one.on === on && one.text(company)) || []);
  const own = linesOf(company[`${on}Terms`]).flatMap((line) => {
    const same = repeated(on, line);
    return same ? (!isStandard && same.text(company)) || [] : line;
  });
  return [...standard, ...own];
}

/** A standard term that is not printed, and the settings that decide it. */
interface TermLeftOut {
  text: string;
  of: readonly (keyof CompanyFields)[];
}

/** Returns the standard terms that the company’s receipts would print if the company did what they say. */
export const termsLeftOut = (company: TermsOf): TermLeftOut[] =>
  TERMS.flatMap(({ on, of, text }) => {
    const standard = text(STANDARD_TERMS);
    if (standard === undefined || text(company) !== undefined) return [];
    const isMeant =
      company.termsRule === 'standard' ||
      linesOf(company[`${on}Terms`]).some((line) => withoutNumbers(line) === withoutNumbers(standard));
    return isMeant ? [{ text: standard, of }] : [];
  });
