import { describe, expect, it } from 'vitest';
import { nextStatuses, previousStatuses } from '../transitions';
import { fieldErrors } from '../validation';
import { NAIRA_FROM_ZERO, draftOf, valuesOf } from '../field';
import { formatWeight, kilograms, parseQuantity, parseWeight } from './quantityAndWeight';
import { WAYBILL_TRANSITIONS, WAYBILL_TRANSITIONS_AT } from './transitions';
import { WAYBILL_STATUSES, type Waybill, waybillDirection } from './waybill';
import { waybillCase } from './waybill.fixtures';
import { SAME_TERMINAL, WAYBILL_STEPS, waybillSchema } from './waybill.schema';
import { WAYBILL_FIELDS } from './waybillFields';

describe('what is written on a parcel', () => {
  it.each([
    ['3', 3],
    [' 1,200 ', 1200],
    ['007', 7],
    ['3 bags', undefined],
    ['three', undefined],
    ['0', undefined],
    ['2.5', undefined],
    ['1,20', undefined],
    ['', undefined],
  ])('a quantity of "%s" is %s', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));

  it.each([
    ['12.5', 12_500],
    ['12.5kg', 12_500],
    ['1,200 KG', 1_200_000],
    ['0.4', 400],
    ['0.0010', 1],
    ['12,5', undefined],
    ['.5', undefined],
    ['heavy', undefined],
    ['9999999', undefined],
  ])('a weight of "%s" is %s grams', (text, grams) => expect(parseWeight(text)).toBe(grams));

  it('a weight reads as on the scale', () => {
    expect([12_500, 400, 3_000, 1].map(kilograms)).toEqual(['12.5', '0.4', '3', '0.001']);
  });

  it.each([
    ['12.5', '12.5 kg'],
    ['12.50 KG', '12.5 kg'],
    ['not weighed', 'not weighed'],
  ])('a weight of "%s" is shown as "%s"', (text, shown) => expect(formatWeight(text)).toBe(shown));

  it('papers may be worth nothing, and some companies carry a parcel for nothing', () => {
    expect(['0', '₦40,000.50', '-1', ''].map((typed) => NAIRA_FROM_ZERO.parse(typed))).toEqual([
      0,
      4_000_050,
      undefined,
      undefined,
    ]);
  });
});

describe('the waybill form', () => {
  const form = waybillSchema.validateSync(waybillCase.filled);

  it('has the numbers that the books need', () => {
    const numbers = { quantity: 1, weight: 12_500, worth: 4_000_000, amount: 350_000, nonCash: 100_000 };
    expect(valuesOf(WAYBILL_FIELDS, form)).toEqual({ ...form, ...numbers });
    expect(valuesOf(WAYBILL_FIELDS, { ...form, weight: '' }).weight).toBeUndefined();
    expect(() => valuesOf(WAYBILL_FIELDS, { ...form, quantity: 'some' })).toThrow(RangeError);
  });

  it('knows in its second step already that a parcel goes somewhere else', () => {
    const { originTerminalId } = form;
    expect(
      fieldErrors(
        WAYBILL_STEPS[1].schema,
        { ...form, destinationTerminalId: ` ${originTerminalId} ` },
        { isStrict: true },
      ),
    ).toEqual({
      destinationTerminalId: SAME_TERMINAL,
    });
    expect(fieldErrors(WAYBILL_STEPS[1].schema, form)).toEqual({});
  });

  it('is filled in from a waybill, and says the same again', () => {
    const waybill: Waybill = {
      id: 'w1',
      number: 'WB-7QF3XM-K',
      senderName: 'Ada Obi',
      senderPhone: '0803 412 7781',
      senderEmail: 'ada@example.com',
      senderAddress: '12 Zik Avenue, Awka',
      receiverName: 'Bola Ade',
      receiverPhone: '0706 123 4567',
      originTerminalId: 'terminal-1',
      destinationTerminalId: 'terminal-2',
      bookDate: '2026-11-21',
      description: 'A carton of textbooks',
      quantity: '1',
      weight: '12.5',
      handlingInstructions: 'Keep dry',
      worth: 4_000_000,
      amount: 350_000,
      paymentMethod: 'Debit card/POS',
      nonCash: 100_000,
      paymentReference: 'RRN 502114 0042',
    };
    expect(draftOf(WAYBILL_FIELDS, waybill)).toEqual(waybillCase.filled);
    expect(draftOf(WAYBILL_FIELDS, { ...waybill, amount: 350_050 }).amount).toBe('3,500.50');
    expect(draftOf(WAYBILL_FIELDS, { ...waybill, bookDate: '2026-11-21T23:30:00.000Z' }).bookDate).toBe(
      '2026-11-22',
    );
    const bare = {
      id: '',
      number: '',
      senderName: '',
      senderPhone: '',
      receiverName: '',
      receiverPhone: '',
    };
    expect(new Set(Object.values(draftOf(WAYBILL_FIELDS, bare)))).toEqual(new Set(['']));
  });
});

describe('a waybill as seen from a terminal', () => {
  it('comes in where it goes to, and goes out everywhere else', () => {
    const waybill = { destinationTerminal: 'Lagos' };
    expect(waybillDirection(waybill, ' lagos')).toBe('incoming');
    expect(waybillDirection(waybill, 'Awka')).toBe('outgoing');
    expect(waybillDirection({}, 'Awka')).toBe('outgoing');
    const parcel = { destinationTerminal: 'Awka Central', destinationTerminalId: 'one' };
    expect(waybillDirection(parcel, { id: 'one', name: 'Awka' })).toBe('incoming');
    expect(waybillDirection(parcel, { id: 'two', name: 'Awka Central' })).toBe('outgoing');
    expect(waybillDirection({ destinationTerminal: 'Awka' }, { id: 'one', name: 'Awka' })).toBe('incoming');
  });

  it('is sent off by those it leaves from, and handed over by those it comes to', () => {
    const { outgoing, incoming } = WAYBILL_TRANSITIONS_AT;
    const steps = (table: typeof outgoing) =>
      Array.from(WAYBILL_STATUSES, (status) => [
        ...nextStatuses(table, status),
        '<',
        ...previousStatuses(table, status),
      ]);
    expect(steps(outgoing)).toEqual([['On-Transit', '<'], ['<', 'Pending'], ['<'], ['<']]);
    expect(steps(incoming)).toEqual([
      ['<'],
      ['Delivered', '<'],
      ['Picked Up', '<', 'On-Transit'],
      ['<', 'Delivered'],
    ]);
    expect(Object.keys(outgoing)).toEqual(Object.keys(WAYBILL_TRANSITIONS));
  });
});
