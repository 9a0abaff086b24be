import { describe, expect, it } from 'vitest';
import { COMPANIONS, type Companion } from './companions';
import { gainsKinds, seatCountsIn } from './kinds';
import { missingDetails } from './missingDetails';
import { passengersOf } from './passengers';
import { companionsIn, luggageIn, misplacedCompanions, unnamedCompanion } from './seating';

const named = (seat: number, name: string): Companion => ({ ...unnamedCompanion(seat), name });
const namesIn = (seats: number[], companions: Companion[]) =>
  companionsIn(seats, companions).map(({ seat, name }) => `${seat} ${name}`.trim());

describe('those beside the traveler', () => {
  it.each([
    ['sit in all seats but the lowest', [6, 4, 5], [], ['5', '6']],
    ['stay where they sit', [4, 5, 6], [named(6, 'Ben')], ['5', '6 Ben']],
    ['move into a new seat, in order', [9, 10, 11], [named(5, 'Ben'), named(6, 'Chi')], ['10 Ben', '11 Chi']],
    ['leave the lowest seat to the traveler', [5, 6], [named(5, 'Ben')], ['6 Ben']],
    ['stay away where there is no seat for them', [4], [named(5, 'Ben')], []],
    ['keep a name rather than an empty seat', [4, 5], [unnamedCompanion(5), named(6, 'Ben')], ['5 Ben']],
  ])('%s', (_what, seats, companions, names) => expect(namesIn(seats, companions)).toEqual(names));

  it('are wrong in any other seat, twice in one, or left out', () => {
    const wrong = 'Please name one passenger for each seat.';
    expect(misplacedCompanions([4, 5], [named(5, 'Ben')])).toBeUndefined();
    expect(misplacedCompanions([5, 4], [named(4, 'Ben')])).toBe(wrong);
    expect(misplacedCompanions([4, 5], [])).toBe(wrong);
    expect(misplacedCompanions([4, 5, 6], [named(5, 'Ben'), named(5, 'Chi')])).toBe(wrong);
  });

  it('are told by seat, with what is their own', () => {
    const ben = { ...named(5, 'Ben Obi'), phone: '+2348034127782', nextOfKinName: 'Uche' };
    expect(COMPANIONS.show([ben, unnamedCompanion(6), named(7, 'Chi')])).toBe(
      '5 Ben Obi, 0803 412 7782, next of kin Uche; 7 Chi',
    );
    expect(COMPANIONS.show([])).toBe('');
  });
});

it('says how many of its seats are for children and luggage', () => {
  const companions = [{ ...named(5, 'Ben'), kind: 'child' }, luggageIn(6), luggageIn(7)];
  expect(seatCountsIn({ seats: [4, 5, 6, 7], companions })).toBe('4 (1 child, 2 for luggage)');
  expect(seatCountsIn({ seats: [4] })).toBe('1');
});

it('has more children or laps only by people', () => {
  const [alone, packed] = [{ seats: [4] }, { seats: [4, 5], companions: [luggageIn(5)] }];
  expect(gainsKinds(alone, packed)).toBe(false);
  expect(gainsKinds(packed, { ...packed, companions: [{ ...named(5, 'Ben'), kind: 'child' }] })).toBe(true);
});

describe('the passengers of a ticket', () => {
  const ticket = {
    seats: [5, 4, 6],
    travelerName: 'Ada Obi',
    travelerPhone: '08034127781',
    travelerAddress: '12 Zik Avenue',
    nextOfKinPhone: '08055512345',
  };

  it('sit by seat; what they leave out is as the first has it', () => {
    const ben = { ...named(5, 'Ben Obi'), phone: '08034127782' };
    const passengers = passengersOf({ ...ticket, companions: [ben, unnamedCompanion(6)] });
    expect(passengers.map(({ seat, name, phone, isFirst }) => [seat, name, phone, isFirst])).toEqual([
      [4, 'Ada Obi', '08034127781', true],
      [5, 'Ben Obi', '08034127782', false],
      [6, '', '08034127781', false],
    ]);
    expect(passengers[1]).toMatchObject({ address: '12 Zik Avenue', nextOfKinName: '' });
  });

  it('are the traveler alone where a server tells of nobody else', () => {
    expect(passengersOf(ticket)).toHaveLength(1);
    expect(passengersOf({ ...ticket, seats: [] })).toEqual([]);
  });
});

it('A company that requires them says what is missing of a traveler', () => {
  expect(missingDetails({}, 'asked')).toEqual({});
  expect(missingDetails({ travelerAddress: ' ' }, 'required')).toEqual({
    travelerAddress: 'Address is required.',
    nextOfKinName: 'Name of the next of kin is required.',
  });
  expect(missingDetails({ travelerAddress: 'Awka', nextOfKinName: 'Uche' }, 'required')).toEqual({});
});
