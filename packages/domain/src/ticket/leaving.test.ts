import { describe, expect, it } from 'vitest';
import { draftOf } from '../field';
import type { Companion } from './companions';
import { namedPassengers, passengersTooMany, withoutPassenger } from './leaving';
import { companionsIn, luggageIn, unnamedCompanion } from './seating';
import { TICKET_FIELDS } from './ticketFields';

const named = (seat: number, name: string, phone = ''): Companion => ({
  ...unnamedCompanion(seat),
  name,
  phone,
});
const PARTY = {
  ...draftOf(TICKET_FIELDS, {}),
  seats: [4, 5, 6],
  travelerName: 'Ada',
  travelerPhone: '08034127781',
  nextOfKinPhone: '08062201934',
  dateOfBirth: '1990-04-17',
  companions: [named(5, 'Ben', '08091112222'), named(6, 'Chi')],
};
const namesOf = (seats: number[]) =>
  namedPassengers({ ...PARTY, seats }).map(({ name, seat }) => `${name} ${seat ?? '?'}`);

describe('the passengers of a form whose seats change', () => {
  it.each([
    [[4, 5, 6], ['Ada 4', 'Ben 5', 'Chi 6'], 0],
    [[5, 6], ['Ada ?', 'Ben 5', 'Chi 6'], 1],
    [[4, 6], ['Ada 4', 'Ben ?', 'Chi 6'], 1],
    [[9], ['Ada 9', 'Ben ?', 'Chi ?'], 2],
    [[], ['Ada ?', 'Ben ?', 'Chi ?'], 3],
    [[4, 5, 6, 7], ['Ada 4', 'Ben 5', 'Chi 6'], 0],
  ])('are asked about on %j, if there are too few', (seats, names, tooMany) => {
    expect(namesOf(seats)).toEqual(names);
    expect(passengersTooMany({ ...PARTY, seats })).toBe(tooMany);
  });

  it('are not asked about before they are named', () => {
    const draft = { ...PARTY, travelerName: ' ', companions: [unnamedCompanion(5)], seats: [4] };
    expect(namedPassengers(draft)).toEqual([]);
    expect(passengersTooMany(draft)).toBe(0);
  });

  it('keep everybody but the companion who leaves, whichever seat was taken off', () => {
    const left = withoutPassenger({ ...PARTY, seats: [5, 6] }, 1);
    expect(left.travelerName).toBe('Ada');
    expect(companionsIn(left.seats, left.companions)).toEqual([named(6, 'Chi')]);
  });

  it('get a new traveler if the traveler leaves, of whom what was given stays and the birthday is unknown', () => {
    expect(withoutPassenger({ ...PARTY, seats: [5, 6] }, 0)).toMatchObject({
      travelerName: 'Ben',
      travelerPhone: '08091112222',
      nextOfKinPhone: '08062201934',
      dateOfBirth: '',
      companions: [{ name: 'Chi' }],
    });
  });

  it('get no luggage for a traveler', () => {
    const party = { ...PARTY, seats: [5, 6], companions: [luggageIn(5), named(6, 'Chi')] };
    expect(withoutPassenger(party, 0)).toMatchObject({ travelerName: 'Chi', companions: [luggageIn(5)] });
    expect(withoutPassenger({ ...party, seats: [5], companions: [luggageIn(5)] }, 0).travelerName).toBe(
      'Ada',
    );
  });
});
