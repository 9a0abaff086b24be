import { describe, expect, it } from 'vitest';
import { changedFacts } from './facts';
import { type MergeLine, type Side, differencesOf, mergedValues, undoesTheirs } from './merge';

interface Booking {
  name: string;
  phone: string;
  trip: string;
  seats: number[];
  secret?: string;
}

const LINES: readonly MergeLine<Booking>[] = [
  { name: 'name', label: 'Traveler name', fields: ['name'], text: ({ name }) => name },
  { name: 'phone', label: 'Mobile number', fields: ['phone'], text: ({ phone }) => phone.replace(/\s/g, '') },
  {
    name: 'place',
    label: 'Trip and seats',
    fields: ['trip', 'seats'],
    text: ({ trip, seats }) => `${trip}, ${seats.join(', ')}`,
  },
];

const seen: Booking = { name: 'Ada Obi', phone: '0803 412 7781', trip: 'Awka - Lagos', seats: [4] };

describe('Of two people who change one record', () => {
  const cases: readonly [title: string, theirs: Partial<Booking>, mine: Partial<Booking>, Side[] | string][] =
    [
      ['what neither touched is not asked about', {}, {}, []],
      ['what both made the same is not asked about', { name: 'Ada Obiora' }, { name: 'Ada Obiora' }, []],
      ['what only reads another way is the same', { phone: '08034127781' }, { phone: '0803 4127 781' }, []],
      ['what only they changed is theirs', { name: 'Ada Obiora' }, {}, ['theirs']],
      ['what only I changed stays mine', {}, { name: 'Ada Obiora' }, ['mine']],
      ['what both changed is to be decided', { name: 'Ada O.' }, { name: 'A. Obi' }, 'to be decided'],
      [
        'a trip and its seats are decided together',
        { trip: 'Awka - Abuja' },
        { seats: [5] },
        'to be decided',
      ],
    ];
  it.each(cases)('%s', (_title, theirs, mine, sides) => {
    const differences = differencesOf(LINES, {
      seen,
      theirs: { ...seen, ...theirs },
      mine: { ...seen, ...mine },
    });
    expect(differences.map(({ side }) => side)).toEqual(sides === 'to be decided' ? [undefined] : sides);
  });

  it('the second loses nothing that the first did without being asked', () => {
    const mine = { ...seen, name: 'A. Obi' };
    const undoes = (theirs: Booking) => undoesTheirs(differencesOf(LINES, { seen, theirs, mine }));
    expect(undoes(seen)).toBe(false);
    expect(undoes({ ...seen, name: 'A. Obi' })).toBe(false);
    expect(undoes({ ...seen, phone: '0809 000 1111' })).toBe(true);
    expect(undoes({ ...seen, name: 'Ada O.' })).toBe(true);
  });

  it('each has their fields as it was decided', () => {
    const theirs = { ...seen, name: 'Ada Obiora', trip: 'Awka - Abuja', seats: [7] };
    const mine = { ...seen, phone: '0809 000 1111', seats: [5], secret: 'Typed' };
    expect(mergedValues(LINES, { theirs, mine }, { name: 'theirs', phone: 'mine', place: 'theirs' })).toEqual(
      {
        name: 'Ada Obiora',
        phone: '0809 000 1111',
        trip: 'Awka - Abuja',
        seats: [7],
        secret: 'Typed',
      },
    );
  });
});

it('What changed since somebody looked is told with what it was; what their view did not have is left out', () => {
  const facts = [
    { label: 'Amount', of: ({ amount }: { amount: string; note?: string }) => amount },
    { label: 'Note', of: ({ note }: { amount: string; note?: string }) => note },
  ];
  expect(changedFacts(facts, { amount: '₦5,000.00' }, { amount: '₦500,000.00', note: 'Diesel' })).toEqual([
    { label: 'Amount', was: '₦5,000.00', is: '₦500,000.00' },
  ]);
});
