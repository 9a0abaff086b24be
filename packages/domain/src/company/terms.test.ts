import { expect, it } from 'vitest';
import { DEMO_COMPANY } from './companyFields';
import { STANDARD_TERMS, type TermsOf, printedTerms, termsLeftOut } from './terms';

const TICKET = [
  'This ticket is non-refundable after departure.',
  'This ticket is valid only on the stated date and time.',
  'Rescheduling must be done at least 12 hours before departure.',
  'Passengers must check in 30 minutes before departure.',
  'One luggage of up to 20kg is allowed; extra luggage attracts a fee.',
  'The company is not responsible for lost property.',
  'Smoking and alcohol are not allowed on board.',
  'Children under 12 must be accompanied by an adult.',
  'Safety and staff instructions must be obeyed.',
];
const WAYBILL = [
  'This waybill is valid for a scheduled delivery period of 72 hours.',
  'Afterwards unclaimed waybills count as abandoned, and the company may dispose of, auction or return the goods at the customer’s expense.',
  'An extra fee of ₦500 applies for extended storage or handling.',
  'Complaints about loss or misappropriation must be reported within 48 hours of discovery or receipt.',
];

it('The thirteen terms of docs/specification.md are printed letter by letter with its values', () => {
  expect(printedTerms('ticket', STANDARD_TERMS)).toEqual(TICKET);
  expect(printedTerms('waybill', STANDARD_TERMS)).toEqual(WAYBILL);
  expect(termsLeftOut(STANDARD_TERMS)).toEqual([]);
});

/** What each value of a setting makes of the terms: lines that are printed instead of, or after, the standard ones. */
it.each<[Partial<TermsOf>, { without?: string[]; has?: string[] }]>([
  [{ checkInClose: 0 }, { without: [TICKET[3] ?? ''] }],
  [
    { checkInClose: 45 },
    { without: [TICKET[3] ?? ''], has: ['Passengers must check in 45 minutes before departure.'] },
  ],
  [{ luggageFee: 0 }, { without: [TICKET[4] ?? ''] }],
  [{ luggageFree: 0 }, { without: [TICKET[4] ?? ''], has: ['Luggage attracts a fee.'] }],
  [
    { luggageCharge: 'piece', luggageFree: 2 },
    {
      without: [TICKET[4] ?? ''],
      has: ['Luggage of up to 2 pieces is free; extra luggage attracts a fee.'],
    },
  ],
  [{ accompaniedAge: 0 }, { without: [TICKET[7] ?? ''] }],
  [
    { accompaniedAge: 15 },
    { without: [TICKET[7] ?? ''], has: ['Children under 15 must be accompanied by an adult.'] },
  ],
  [{ storageFee: 0 }, { without: [WAYBILL[2] ?? ''] }],
  [
    { storageFee: 150_050 },
    {
      without: [WAYBILL[2] ?? ''],
      has: ['An extra fee of ₦1,500.50 applies for extended storage or handling.'],
    },
  ],
  [{ storageHours: 0 }, { without: WAYBILL.slice(0, 2) }],
  [
    { storageHours: 48 },
    {
      without: [WAYBILL[0] ?? ''],
      has: ['This waybill is valid for a scheduled delivery period of 48 hours.'],
    },
  ],
  [
    { refundNotice: 24, refundKept: 20 },
    {
      without: [TICKET[0] ?? ''],
      has: [
        'This ticket is non-refundable later than 24 hours before departure. The company keeps 20% of a refund.',
      ],
    },
  ],
  [
    { noShowRule: 'refund' },
    {
      without: [TICKET[0] ?? ''],
      has: ['This ticket is non-refundable after departure, unless nobody on it has travelled.'],
    },
  ],
  [{ noShowRule: 'reschedule' }, {}],
  [{ rescheduleFee: 100_000 }, { has: ['Rescheduling costs ₦1,000.'] }],
  [{ rescheduleLimit: 0, rescheduleFee: 100_000 }, { without: [TICKET[2] ?? ''] }],
  [
    { rescheduleNotice: 0 },
    { without: [TICKET[2] ?? ''], has: ['Rescheduling must be done before departure.'] },
  ],
  [
    { rescheduleRule: 'late-fee', rescheduleFee: 100_000 },
    {
      without: [TICKET[2] ?? ''],
      has: ['Rescheduling is free until 12 hours before departure, and costs ₦1,000 after that.'],
    },
  ],
  [
    { rescheduleRule: 'late-fee' },
    { without: [TICKET[2] ?? ''], has: ['Rescheduling must be done before departure.'] },
  ],
  [
    { rescheduleRule: 'late-fee', rescheduleNotice: 0, rescheduleFee: 100_000 },
    {
      without: [TICKET[2] ?? ''],
      has: ['Rescheduling must be done before departure.', 'Rescheduling costs ₦1,000.'],
    },
  ],
])('Receipts of a company with %o say so', (rules, { without = [], has = [] }) => {
  const company = { ...STANDARD_TERMS, ...rules };
  const printed = [...printedTerms('ticket', company), ...printedTerms('waybill', company)];
  const others = [...TICKET, ...WAYBILL].filter((line) => !without.includes(line));
  expect(printed.toSorted()).toEqual([...others, ...has].toSorted());
});

it('The company’s own words follow as they are, and a standard term among them says what the company does', () => {
  const own = { ...DEMO_COMPANY, ...STANDARD_TERMS, ticketTerms: `${TICKET[3]}\nNo pets.` };
  expect(printedTerms('ticket', own)).toEqual([...TICKET, 'No pets.']);
  const only = { ...own, termsRule: 'own' };
  expect(printedTerms('ticket', only)).toEqual([TICKET[3], 'No pets.']);
  expect(printedTerms('waybill', only)).toEqual([]);
  expect(printedTerms('ticket', { ...only, checkInClose: 45 })).toEqual([
    'Passengers must check in 45 minutes before departure.',
    'No pets.',
  ]);
  expect(printedTerms('ticket', { ...only, checkInClose: 0 })).toEqual(['No pets.']);
});

it('A company is told which terms its receipts leave out, and by which setting', () => {
  const lax = { ...STANDARD_TERMS, checkInClose: 0, storageFee: 0 };
  expect(termsLeftOut(lax)).toEqual([
    { text: TICKET[3], of: ['checkInClose'] },
    { text: WAYBILL[2], of: ['storageFee'] },
  ]);
  expect(
    termsLeftOut({
      ...lax,
      termsRule: 'own',
      waybillTerms: 'An extra fee of ₦700 applies for extended storage or handling.',
    }),
  ).toEqual([{ text: WAYBILL[2], of: ['storageFee'] }]);
});
