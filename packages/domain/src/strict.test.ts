import { describe, expect, it } from 'vitest';
import { PHONE_EXAMPLE } from './format';
import { ticketSchema } from './ticket';
import { ticketCase } from './ticket/ticket.fixtures';
import { check, fieldErrors } from './validation';
import { SAME_TERMINAL, waybillSchema } from './waybill';
import { waybillCase } from './waybill/waybill.fixtures';

const errorsOf = {
  ticket: (changed: object, isStrict?: boolean) =>
    fieldErrors(ticketSchema, { ...ticketCase.filled, ...changed }, { isStrict }),
  waybill: (changed: object, isStrict?: boolean) =>
    fieldErrors(waybillSchema, { ...waybillCase.filled, ...changed }, { isStrict }),
};

const filled = { ticket: ticketCase.filled, waybill: waybillCase.filled };
const checked = {
  ticket: (values: object, isStrict?: boolean) => check(ticketSchema, values, { isStrict }).values,
  waybill: (values: object, isStrict?: boolean) => check(waybillSchema, values, { isStrict }).values,
};

const PHONES = [
  ['ticket', 'travelerPhone'],
  ['ticket', 'nextOfKinPhone'],
  ['waybill', 'senderPhone'],
  ['waybill', 'receiverPhone'],
] as const;

describe.each(PHONES)('on a %s our own server wants %s', (form, field) => {
  it.each(['0803', 'abc', '0803 412 778', '+234 0803 412 7781'])('not to be "%s"', (phone) => {
    expect(errorsOf[form]({ [field]: phone }, true)).toEqual({ [field]: PHONE_EXAMPLE });
    expect(errorsOf[form]({ [field]: phone })).toEqual({});
  });

  it.each(['08034127781', '+234 803 412 7781', '+44 7700 900123'])('to be such as "%s"', (phone) => {
    expect(errorsOf[form]({ [field]: phone }, true)).toEqual({});
  });

  it('in the one form in which it is kept; another server gets it as it was typed', () => {
    const typed = { ...filled[form], [field]: '+234 803-412-7781' };
    expect(checked[form](typed, true)).toMatchObject({ [field]: '08034127781' });
    expect(checked[form](typed)).toMatchObject({ [field]: '+234 803-412-7781' });
  });

  it('to be there, with one complaint', () => {
    expect(Object.keys(errorsOf[form]({ [field]: ' ' }, true))).toEqual([field]);
    expect(errorsOf[form]({ [field]: ' ' }, true)).toEqual(errorsOf[form]({ [field]: ' ' }));
  });
});

const IN_LATIN = 'Please type this name in Latin letters.';

describe('a ticket for our own server', () => {
  it.each([
    [{ dateOfBirth: '1899-12-31' }, { dateOfBirth: 'Please enter a valid date of birth.' }, {}],
    [{ dateOfBirth: '1900-01-01' }, {}, {}],
    [{ travelerName: 'Uche \u041ebi' }, { travelerName: IN_LATIN }, {}],
  ])('with %j is told %j; another server tells %j', (changed, own, other) => {
    expect(errorsOf.ticket(changed, true)).toEqual(own);
    expect(errorsOf.ticket(changed)).toEqual(other);
  });
});

describe('a waybill for our own server', () => {
  it.each([
    [{ senderEmail: '' }, {}, { senderEmail: 'Email is required.' }],
    [{ senderEmail: undefined }, {}, { senderEmail: 'Email is required.' }],
    [
      { senderEmail: '\u0430da@company.ng' },
      { senderEmail: 'Please type this e-mail in Latin letters.' },
      {},
    ],
    [{ senderEmail: 'ada\u200B@company.ng' }, {}, {}],
    [{ amount: '0' }, { amount: 'Enter an amount in naira above zero, such as 3,500.' }, {}],
    [{ description: 'A'.repeat(201) }, { description: 'At most 200 characters.' }, {}],
    [{ description: 'A'.repeat(200) }, {}, {}],
    [{ quantity: '3 bags' }, { quantity: 'Quantity must be a whole number, 1 or more.' }, {}],
    [{ quantity: '0' }, { quantity: 'Quantity must be a whole number, 1 or more.' }, {}],
    [{ quantity: '1,000,000' }, { quantity: 'Quantity must be at most 999,999.' }, {}],
    [{ weight: 'heavy' }, { weight: 'Weight must be in kilograms, such as 12.5, or left empty.' }, {}],
    [{ destinationTerminalId: 'terminal-1' }, { destinationTerminalId: SAME_TERMINAL }, {}],
    [{ bookDate: '1899-12-31' }, { bookDate: 'Please enter a valid booking date.' }, {}],
    [{ senderName: 'Uche \u041ebi' }, { senderName: IN_LATIN }, {}],
    [{ receiverName: 'Uche \u041ebi' }, { receiverName: IN_LATIN }, {}],
  ])('with %j is told %j; another server tells %j', (changed, own, other) => {
    expect(errorsOf.waybill(changed, true)).toEqual(own);
    expect(errorsOf.waybill(changed)).toEqual(other);
  });
});
