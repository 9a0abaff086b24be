import { expect, it } from 'vitest';
import { disruptable, planned } from '../../testing/calls/disruptions';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';

let place = 0;

inTheOffice('Those without a seat', (office) => {
  const { sold, remove, takenOn, ledgerOf } = ticketsOf(office);
  const put = (path: string, body: object) => office().call('PUT', `/api/${path}`, { by: 'ada', body });
  const disrupt = async (id: string, wish: Readonly<Record<string, string>>) =>
    put(`disrupt_trip/${id}`, await planned(office(), id, wish));
  const unseated = async (tripId: string) =>
    (await office().call('GET', `/api/get_unseated?trip_id=${tripId}`, { by: 'ada' })).body;
  const made = () => disruptable(office(), (place += 1));

  it('are given another one free of charge, or their money back', async () => {
    const { trip: id, ticket: party, number } = await made();
    const { id: other } = await sold(id, { seat_number: [1] });
    await disrupt(id, { kind: 'cancelled' });
    expect(await put(`board_passengers/${(await made()).trip}`, { code: number })).toMatchObject({
      status: 422,
      body: {
        message: `The passengers of ticket ${number} have lost their seats. Give them others under Without a seat first.`,
      },
    });
    const to = await made();
    const seats = { trip_id: to.trip, seat_number: [1, 3] };
    expect(await put(`seat_unseated/${party}`, { ...seats, version: 1 })).toMatchObject({ status: 409 });
    expect(await put(`seat_unseated/${party}`, { ...seats, seat_number: [4, 1] })).toMatchObject({
      status: 409,
      body: { errors: { seat_number: ['Seat 4 has just been sold. Please choose another seat.'] } },
    });
    expect(await put(`seat_unseated/${party}`, seats)).toMatchObject({
      status: 200,
      body: { data: { trip_id: to.trip, payment_information: { amount: 37_000 } } },
    });
    expect(await put(`seat_unseated/${party}`, seats)).toMatchObject({
      status: 422,
      body: { message: 'The passengers of this ticket have their seats.' },
    });
    expect(await ledgerOf(party)).toHaveLength(1);
    expect(await remove(other, 'ngozi')).toMatchObject({ status: 200 });
    expect(await unseated(id)).toMatchObject({ data: [] });
    expect(await takenOn(to.trip)).toEqual([1, 3, 4, 5]);
  });
});
