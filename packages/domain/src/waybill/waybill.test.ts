import { describe, expect, it } from 'vitest';
import { nextStatuses, previousStatuses } from '../transitions';
import { fieldErrors } from '../validation';
import { kilograms, parseCharge, parseQuantity, parseWeight, parseWorth } from './figures';
import { canDeleteWaybill, canEditWaybill, WAYBILL_TRANSITIONS, WAYBILL_TRANSITIONS_AT } from './transitions';
import { WAYBILL_STATUSES, type Waybill, waybillDirection } from './waybill';
import { waybillCase } from './waybill.fixtures';
import { SAME_TERMINAL, waybillReceiverSchema, waybillSchema } from './waybill.schema';
import { waybillFigures, waybillFormOf, weightOf } from './waybillForm';

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

  it('papers may be worth nothing, but nobody carries for nothing', () => {
    expect([parseWorth('0'), parseWorth('₦40,000.50'), parseWorth('-1')]).toEqual([0, 4_000_050, undefined]);
    expect([parseCharge('0'), parseCharge('3,500'), parseCharge('-1')]).toEqual([
      undefined,
      350_000,
      undefined,
    ]);
  });
});

describe('the waybill form', () => {
  const form = waybillSchema.validateSync(waybillCase.filled);

  it('has the numbers that the books need', () => {
    expect(waybillFigures(form)).toEqual({ quantity: 1, grams: 12_500, worth: 4_000_000, amount: 350_000 });
    expect(weightOf(waybillFigures(form))).toBe('12.5');
    expect(weightOf(waybillFigures({ ...form, goodsWeight: '' }))).toBeUndefined();
    expect(() => waybillFigures({ ...form, goodsQuantity: 'some' })).toThrow(RangeError);
  });

  it('knows in its second step already that a parcel goes somewhere else', () => {
    const { originTerminal } = form;
    expect(
      fieldErrors(waybillReceiverSchema, { ...form, destinationTerminal: ` ${originTerminal} ` }),
    ).toEqual({
      destinationTerminal: SAME_TERMINAL,
    });
    expect(fieldErrors(waybillReceiverSchema, form)).toEqual({});
  });

  it('is filled in from a waybill, and says the same again', () => {
    const waybill: Waybill = {
      id: 'w1',
      number: 'WB-7QF3XM-K',
      senderName: 'Ada Obi',
      senderNumber: '0803 412 7781',
      senderEmail: 'ada@example.com',
      senderAddress: '12 Zik Avenue, Awka',
      receiverName: 'Bola Ade',
      receiverNumber: '0706 123 4567',
      originTerminalId: 'terminal-1',
      destinationTerminalId: 'terminal-2',
      bookDate: '2026-11-21',
      description: 'A carton of textbooks',
      quantity: '1',
      weightKg: '12.5',
      handlingInstructions: 'Keep dry',
      worth: 4_000_000,
      amount: 350_000,
      paymentMethod: 'Cash',
    };
    expect(waybillFormOf(waybill)).toEqual(waybillCase.filled);
    expect(waybillFormOf({ ...waybill, amount: 350_050 }).amountPaid).toBe('3,500.50');
    expect(waybillFormOf({ ...waybill, bookDate: '2026-11-21T23:30:00.000Z' }).bookDate).toBe('2026-11-22');
    const bare = {
      id: '',
      number: '',
      senderName: '',
      senderNumber: '',
      receiverName: '',
      receiverNumber: '',
    };
    expect(new Set(Object.values(waybillFormOf(bare)))).toEqual(new Set(['']));
  });
});

describe('a waybill as seen from a terminal', () => {
  it('comes in where it goes to, and goes out everywhere else', () => {
    const waybill = { destinationTerminal: 'Lagos' };
    expect(waybillDirection(waybill, ' lagos')).toBe('incoming');
    expect(waybillDirection(waybill, 'Awka')).toBe('outgoing');
    expect(waybillDirection({}, 'Awka')).toBe('outgoing');
  });

  it('is sent off by those it leaves from, and handed over by those it comes to', () => {
    const { outgoing, incoming } = WAYBILL_TRANSITIONS_AT;
    const steps = (table: typeof outgoing) =>
      WAYBILL_STATUSES.map((status) => [
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

  it('can be deleted until it leaves, and edited until it is picked up', () => {
    expect(WAYBILL_STATUSES.map(canDeleteWaybill)).toEqual([true, false, false, false]);
    expect(WAYBILL_STATUSES.map(canEditWaybill)).toEqual([true, true, true, false]);
    expect([canDeleteWaybill(undefined), canEditWaybill(undefined)]).toEqual([true, true]);
  });
});
