import { describe, expect, it } from 'vitest';
import { FORM_CASES } from './schemas.fixtures';
import { TICKET_STEPS } from './ticket';
import { fieldErrors } from './validation';
import { WAYBILL_STEPS } from './waybill';

/** Missing values as users and programs send them. */
const WAYS_OF_MISSING: readonly [string, unknown][] = [
  ['empty', ''],
  ['blank', '   '],
  ['null', null],
  ['left out', undefined],
  ['of a strange shape', { toString: 1 }],
];

describe.each(FORM_CASES)('the $name form', ({ labels, filled, complaints, accepted = [], errorsOf }) => {
  const missing = complaints.filter(({ value }) => value === '');

  it('takes answers that are filled in well, and labels each of them', () => {
    expect(errorsOf(filled)).toEqual({});
    expect(Object.keys(filled)).toEqual(Object.keys(labels));
  });

  it.each(complaints)('says "$message" when $field is $value', ({ field, value, message, also, isOwn }) => {
    const typed = { ...filled, [field]: value };
    expect(errorsOf(typed, isOwn)).toEqual({ [field]: message, ...also });
    if (isOwn) expect(errorsOf(typed)).toEqual({});
  });

  it.each(missing)('says "$message" however $field is left out', ({ field, message, also }) => {
    for (const [way, value] of WAYS_OF_MISSING) {
      expect({ way, errors: errorsOf({ ...filled, [field]: value }) }).toEqual({
        way,
        errors: { [field]: message, ...also },
      });
    }
  });

  it('says at once everything that is missing when nothing is filled in', () => {
    const everything = Object.fromEntries(missing.map(({ field, message }) => [field, message]));
    for (const nothing of [{}, null, undefined, 'text', 7, []]) expect(errorsOf(nothing)).toEqual(everything);
  });

  it.each([{ field: '', value: '', why: 'nothing odd' }, ...accepted])(
    'lets $field be "$value": $why',
    ({ field, value }) => {
      expect(errorsOf(field ? { ...filled, [field]: value } : filled)).toEqual({});
    },
  );
});

describe('the ticket wizard', () => {
  it('checks in each step only what the step asks', () => {
    expect(TICKET_STEPS.map(({ title, schema }) => [title, Object.keys(fieldErrors(schema, {}))])).toEqual([
      ['Trip Information', ['tripId', 'seats']],
      ['Passenger Information', ['travelerName', 'travelerPhone', 'nextOfKinPhone', 'dateOfBirth']],
      ['Payment Details', ['paymentMethod', 'amount']],
    ]);
  });
});

describe('the waybill wizard', () => {
  it('checks in each step only what the step asks', () => {
    expect(WAYBILL_STEPS.map(({ title, schema }) => [title, Object.keys(fieldErrors(schema, {}))])).toEqual([
      [
        'Sender Information',
        ['senderName', 'senderPhone', 'originTerminalId', 'senderAddress', 'senderEmail', 'bookDate'],
      ],
      ['Receiver Information', ['receiverName', 'receiverPhone', 'destinationTerminalId']],
      ['Details of Goods', ['description', 'quantity', 'worth', 'handlingInstructions']],
      ['Payment Info', ['amount', 'paymentMethod']],
    ]);
  });
});
