import { expect, it } from 'vitest';
import { fieldErrors } from '../validation';
import {
  closingReason,
  closingSchemaOf,
  depositSchemaOf,
  drawerEndingSchema,
  finalCountSchema,
  proposedFloat,
} from './closing';
import type { Shift, ShiftLine } from './shift';

const line = (method: ShiftLine['method'], expected: number, counted: number): ShiftLine => ({
  method,
  expected,
  counted,
  received: 0,
  givenBack: 0,
});

const shift = (lines: ShiftLine[], rest: Partial<Shift> = {}): Shift => ({
  id: 's1',
  status: 'Counted',
  person: 'Uche Eze',
  isOwn: true,
  terminal: 'Awka',
  counter: 'Awka 2',
  openedAt: '2026-11-21T06:00:00.000Z',
  openingFloat: 1_000_000,
  takenOverFrom: undefined,
  takenOverBy: undefined,
  countedAt: undefined,
  countedBy: undefined,
  closedAt: undefined,
  closedBy: undefined,
  reportNumber: undefined,
  reason: '',
  sales: { tickets: 0, waybills: 0, takenBack: 0 },
  drops: [],
  payments: [],
  lines,
  notes: undefined,
  coins: undefined,
  corrections: [],
  ...rest,
});

const even = shift([line('Cash', 800_000, 800_000)]);
const short = shift([line('Cash', 800_000, 750_000)]);

it('A reason is asked for where a count differs, where its clerk has not confirmed it, and for what is not confirmed', () => {
  const owner = { asksOwner: false };
  expect(closingReason(even, owner)).toBeUndefined();
  expect(closingReason(short, owner)?.missing).toBe('Please say why it differs.');
  const unwitnessed = { ...even, isWitnessed: false };
  const missing = 'Please say why Uche Eze has not confirmed the count.';
  expect(closingReason(unwitnessed, { asksOwner: true })?.missing).toBe(missing);
  expect(closingReason(unwitnessed, { asksOwner: true, secret: '4711' })).toBeUndefined();
  expect(closingReason({ ...short, isWitnessed: false }, { asksOwner: true })?.label).toBe(
    'Why Uche Eze has not confirmed it, and why it differs',
  );
  const unconfirmed = [{ number: 'TK-1', payer: 'Ada', method: 'POS', amount: 5 }] as const;
  expect(closingReason({ ...even, unconfirmed }, owner)?.missing).toBe(
    'Please say who will follow up what is not confirmed.',
  );
});

it.each([
  ['8,000', '', {}],
  ['8,000.01', '', { floatLeft: 'This is more than was counted.' }],
  ['6,000', '', {}],
  ['some', '', { floatLeft: 'Enter an amount in naira, such as 3,500.' }],
])('Of ₦8,000 counted, %s may stay: %j', (floatLeft, reason, errors) => {
  const schema = closingSchemaOf(even, { mostFloat: Infinity, reason: undefined });
  expect(fieldErrors(schema, { floatLeft, reason })).toEqual(errors);
});

it('No more stays than the company leaves in a drawer, and a difference is explained', () => {
  const reason = closingReason(short, { asksOwner: false });
  expect(
    fieldErrors(closingSchemaOf(short, { mostFloat: 500_000, reason }), { floatLeft: '6,000', reason: ' ' }),
  ).toEqual({
    floatLeft: 'At most ₦5,000.00 stays as the float. The rest goes to the bank.',
    reason: 'Please say why it differs.',
  });
});

it('The opening float stays unless there is less cash, or the company leaves less', () => {
  expect(proposedFloat(even, Infinity)).toBe(800_000);
  expect(proposedFloat({ ...even, openingFloat: 200_000 }, Infinity)).toBe(200_000);
  expect(proposedFloat(even, 500_000)).toBe(500_000);
  expect(proposedFloat({ ...even, takenOverFrom: 'Ada Obi' }, Infinity)).toBe(0);
});

it('An empty drawer is entered as 0', () => {
  const nothing = { note1000: 'Enter what you counted, 0 where the drawer is empty.' };
  expect(fieldErrors(finalCountSchema, { note1000: '', coins: ' ' })).toEqual(nothing);
  expect(fieldErrors(finalCountSchema, { note1000: '0' })).toEqual({});
  expect(fieldErrors(finalCountSchema, { coins: '250' })).toEqual({});
  const ending = { reason: 'They left early' };
  expect(fieldErrors(drawerEndingSchema, { ...ending, counting: 'Counted' })).toEqual(nothing);
  expect(fieldErrors(drawerEndingSchema, { ...ending, counting: 'Not counted' })).toEqual({});
});

it.each([
  ['5,000', '', {}],
  ['4,000', '', { reason: 'Please say why it differs.' }],
  ['4,000', 'A torn note', {}],
  ['', '', { amount: 'Enter what was paid in.' }],
])('Of ₦5,000 in the bag, %s is paid in, because: %j', (amount, reason, errors) => {
  expect(fieldErrors(depositSchemaOf(500_000), { slip: 'GTB4711', amount, reason })).toEqual(errors);
});
