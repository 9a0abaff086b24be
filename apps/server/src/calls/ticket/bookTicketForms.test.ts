import { expect, it } from 'vitest';
import { aBooking, asQuery } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type CallOptions, inTheOffice } from '../../testing/office';

inTheOffice('A sale, in whatever form it is sent,', (office) => {
  const trip = () => aTrip(office().db, office().company);
  const book = (options: CallOptions) => office().call('POST', '/api/book_ticket', { by: 'ada', ...options });

  it.each([
    ['a list under seat_number[]', 'seat_number[]=4&seat_number[]=5'],
    ['a name that comes twice', 'seat_number=4&seat_number=5'],
    ['numbered places', 'seat_number[0]=4&seat_number[1]=5'],
    ['text with a comma', 'seat_number=4,5'],
    ['a JSON list as text', 'seat_number=%5B4,5%5D'],
  ])('takes everything from the query with a null body: seats as %s', async (_form, seats) => {
    const { seat_number: _none, ...rest } = aBooking(await trip(), { amount: 37_000 });
    const answer = await book({ query: `${asQuery(rest)}&${seats}`, text: 'null' });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { passenger_information: { seat_number: [4, 5] } } },
    });
  });

  it.each([
    ['a list of texts', ['4', '5']],
    ['text with a comma', '4, 5'],
    ['a JSON list as text', '["4","5"]'],
  ])('takes seats in the body as %s', async (_form, seats) => {
    const body = { ...aBooking(await trip(), { amount: 37_000 }), seat_number: seats };
    expect(await book({ body })).toMatchObject({
      status: 200,
      body: { data: { passenger_information: { seat_number: [4, 5] } } },
    });
  });

  it('takes a form, and amounts as people write them', async () => {
    const text = asQuery({ ...aBooking(await trip()), amount: '₦18,500.00' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await book({ text, headers })).toMatchObject({ status: 200 });
  });

  it.each(['trip_id', 'traveler_name', 'traveler_number', 'travel_date', 'payment_method'])(
    'says that %s is missing where a list stands in its place',
    async (field) => {
      const body = { ...aBooking(await trip()), [field]: ['one', 'two'] };
      expect(await book({ body })).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    },
  );

  it('refuses more seats than any vehicle has, however many', async () => {
    const seats = Array.from({ length: 10_000 }, (_, index) => index + 1);
    expect(await book({ body: aBooking(await trip(), { seat_number: seats }) })).toMatchObject({
      status: 422,
      body: { errors: { seat_number: ['There is no seat 7: this vehicle has 6 seats.'] } },
    });
  });

  it('sells once, with a retry key too, where a name holds half a character', async () => {
    const body = { ...aBooking(await trip()), traveler_name: 'Ada \ud800Obi' };
    const headers = { 'idempotency-key': 'half-a-character' };
    for (let tried = 0; tried < 2; tried += 1) {
      expect(await book({ body, headers })).toMatchObject({
        status: 200,
        body: { data: { passenger_information: { traveler_name: 'Ada Obi' } } },
      });
    }
  });

  it('believes the body where query and body differ', async () => {
    const tripId = await trip();
    const query = asQuery(aBooking(tripId, { seat_number: [1], traveler_name: 'From the query' }));
    const body = { seat_number: [6], traveler_name: 'From the body' };
    expect(await book({ query, body })).toMatchObject({
      status: 200,
      body: { data: { passenger_information: { seat_number: [6], traveler_name: 'From the body' } } },
    });
  });
});
