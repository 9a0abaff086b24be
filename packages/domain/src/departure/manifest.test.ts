import { describe, expect, it } from 'vitest';
import { newTicketNumber } from '../ticket';
import { readBoarding } from './boarding.schema';
import { countBoarding, missingOnManifest, kindText } from './manifest';

const whole = {
  seat: 4,
  name: 'Chinedu Obi',
  phone: '08034127781',
  address: '12 Zik Avenue',
  nextOfKinName: 'Uche Obi',
  nextOfKinPhone: '08055512345',
};

describe('A manifest', () => {
  it('counts who is aboard and who did not come, and infants on laps apart', () => {
    expect(
      countBoarding([
        { boardedAt: '2025-01-15T08:12:00.000Z', isNoShow: false, infants: ['Kamsi'] },
        { boardedAt: undefined, isNoShow: true, infants: ['Ada'] },
        { boardedAt: undefined, isNoShow: false },
      ]),
    ).toEqual({ sold: 3, boarded: 1, noShows: 1, infants: 2, infantsAboard: 1 });
  });

  it('names what is missing of each passenger, and of nobody else', () => {
    expect(
      missingOnManifest([
        whole,
        { ...whole, seat: 5, name: '', address: '', nextOfKinName: '' },
        { ...whole, seat: 6, phone: '', nextOfKinPhone: '' },
      ]),
    ).toEqual(['Seat 5: name, address, name of next of kin', 'Seat 6: phone, phone of next of kin']);
  });

  it('names once what is missing of several', () => {
    expect(
      missingOnManifest([
        { ...whole, seat: 1, address: '' },
        { ...whole, seat: 2, name: '', address: '' },
        { ...whole, seat: 7, address: '' },
      ]),
    ).toEqual(['Seats 1, 7: address', 'Seat 2: name, address']);
  });
});

describe('What boards', () => {
  const number = newTicketNumber(() => 0.42);

  it.each([
    ['4', { seat: 4 }],
    [' 12 ', { seat: 12 }],
    [number, { ticket: number, isUnchecked: false }],
    [number.toLowerCase().replaceAll('-', ' '), { ticket: number, isUnchecked: false }],
    [number.slice(0, -1), { ticket: number, isUnchecked: true }],
    ['hello', undefined],
    ['4,5', undefined],
    ['-4', undefined],
  ])('%s is a seat, a ticket, or neither', (typed, read) => {
    expect(readBoarding(typed)).toEqual(read);
  });
});

it.each([
  [{}, ''],
  [{ kind: 'child' as const }, ', child'],
  [{ infants: ['Kamsi Obi'] }, ', with 1 infant: Kamsi Obi'],
  [{ accompaniedBy: 'TK-7QF3XM-K' }, ', travels with TK-7QF3XM-K (Ada Obi)'],
  [{ accompaniedBy: 'TK-KM4T6P-3' }, ', travels with TK-KM4T6P-3 (not on this bus)'],
  [{ aloneReason: 'Her uncle meets her' }, ', travels alone: Her uncle meets her'],
])('Whoever checks a bus sees of a passenger who is %j: %j', (line, text) => {
  const ticketNumber = 'TK-7QF3XM-K';
  const party = [
    { ticketNumber, name: 'Ife Obi', kind: 'child' as const },
    { ticketNumber, name: 'Ada Obi' },
  ];
  expect(kindText(line, party)).toBe(text);
});
