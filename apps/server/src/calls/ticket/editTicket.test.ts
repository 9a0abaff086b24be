import { describe, expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE } from '../../testing/answers';
import { NOW, inTheOffice } from '../../testing/office';
import { NO_SUCH_TICKET, ticketsOf } from '../../testing/tickets';

inTheOffice('Editing a ticket', (office) => {
  const { trip, sold, edit, remove, takenOn, ledgerOf } = ticketsOf(office);

  it('moves its seats on the same bus: the old ones are free, the new ones taken', async () => {
    const tripId = await trip();
    const { id, body } = await sold(tripId, { seat_number: [4, 5] });
    const answer = await edit(id, { ...body, seat_number: [6, 5] });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id, trip_id: tripId, passenger_information: { seat_number: [5, 6] } } },
    });
    expect(await takenOn(tripId)).toEqual([5, 6]);
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it('keeps what changed, in people’s words, with who and when', async () => {
    const { id, body } = await sold(await trip());
    const changed = { traveler_name: 'Ada Obi', travel_date: '1991-01-02', payment_method: 'POS' };
    await edit(id, { ...body, ...changed, seat_number: [2, 1], amount: 37_000 });
    const { body: seen } = await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' });
    expect(seen).toMatchObject({
      data: {
        history: [
          { kind: 'created', by: 'ada', terminal: 'Awka', at: NOW },
          {
            kind: 'edited',
            by: 'ada',
            terminal: 'Awka',
            at: NOW,
            fields: [
              { field: 'Seats', from: 'Seat 4', to: 'Seats 1, 2' },
              { field: 'Traveler name', from: 'Chinedu Obi', to: 'Ada Obi' },
              { field: 'Date of birth', from: '12 Apr 1990', to: '2 Jan 1991' },
              { field: 'Payment method', from: 'Cash', to: 'Card (POS)' },
              { field: 'Amount paid', from: '₦18,500.00', to: '₦37,000.00' },
            ],
          },
        ],
      },
    });
  });

  it('keeps nothing where nothing was changed, however often it is sent', async () => {
    const { id, body } = await sold(await trip());
    const answers = [await edit(id, body), await edit(id, body)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await office().db.query(sql`select from change where ticket_id = ${id}`)).toHaveLength(0);
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it('keeps its own seats on a trip that is full', async () => {
    const tripId = await trip({ seats: 2 });
    const { id, body } = await sold(tripId, { seat_number: [1] });
    await sold(tripId, { seat_number: [2] });
    expect((await edit(id, { ...body, traveler_name: 'Ada Obi' })).status).toBe(200);
    const message = 'Seat 2 has just been sold. Please choose another seat.';
    expect(await edit(id, { ...body, seat_number: [1, 2], amount: 37_000 })).toMatchObject({
      status: 409,
      body: { message, errors: { seat_number: [message] } },
    });
    expect(await takenOn(tripId)).toEqual([1, 2]);
  });

  it('names the seats that others have, and changes nothing', async () => {
    const tripId = await trip();
    const { id, body } = await sold(tripId);
    await sold(tripId, { seat_number: [2, 3] });
    const message = 'Seats 2 and 3 have just been sold. Please choose other seats.';
    const answer = await edit(id, { ...body, seat_number: [1, 2, 3], amount: 55_500 });
    expect(answer).toMatchObject({ status: 409, body: { message, errors: { seat_number: [message] } } });
    expect(await takenOn(tripId)).toEqual([2, 3, 4]);
  });

  it('says at each field what is wrong, as for a sale', async () => {
    const { id, body } = await sold(await trip());
    const cases: [object, string, string][] = [
      [{ seat_number: [7] }, 'seat_number', 'There is no seat 7: this vehicle has 6 seats.'],
      [{ seat_number: [] }, 'seat_number', 'Please select at least one seat.'],
      [{ traveler_name: ' ' }, 'traveler_name', 'Traveler name is required.'],
      [{ travel_date: '2026-11-22' }, 'travel_date', 'Date of birth cannot be in the future.'],
      [{ payment_method: 'Cowries' }, 'payment_method', 'Please select a payment mode.'],
      [{ amount: 1 }, 'amount', 'This ticket was sold for ₦18,500.00.'],
      ...[await trip(), 'x'].map((tripId): [object, string, string] => [
        { trip_id: tripId },
        'trip_id',
        'A ticket is moved to another trip with Reschedule, from its overview or its row’s menu.',
      ]),
    ];
    for (const [wrong, field, message] of cases) {
      expect(await edit(id, { ...body, ...wrong })).toMatchObject({
        status: 422,
        body: { message, errors: { [field]: [message] } },
      });
    }
    expect(await office().db.query(sql`select from change where ticket_id = ${id}`)).toHaveLength(0);
  });

  describe.each([
    ['is Boarded', 'This ticket is Boarded: only the passenger’s information can still be changed.'],
    [
      'is of a bus that left',
      'The trip of this ticket has left: only the passenger’s information can still be changed.',
    ],
  ])('that %s', (how, message) => {
    async function gone() {
      const tripId = await trip();
      const ticket = await sold(tripId);
      await office().db.query(
        how === 'is Boarded'
          ? sql`update ticket set status = 'Boarded' where id = ${ticket.id}`
          : sql`update trip set status = 'En-route' where id = ${tripId}`,
      );
      return ticket;
    }

    it('keeps its trip, its seats and its money', async () => {
      const { id, body } = await gone();
      const cases: [object, string][] = [
        [{ seat_number: [1] }, 'seat_number'],
        [{ payment_method: 'POS' }, 'payment_method'],
      ];
      for (const [change, field] of cases) {
        expect(await edit(id, { ...body, ...change })).toMatchObject({
          status: 422,
          body: { message, errors: { [field]: [message] } },
        });
      }
    });

    it('still takes what concerns the passenger', async () => {
      const { id, body } = await gone();
      expect(await edit(id, { ...body, traveler_name: 'Ada Obi' })).toMatchObject({
        status: 200,
        body: { data: { passenger_information: { traveler_name: 'Ada Obi', seat_number: [4] } } },
      });
    });
  });

  it('is for those who sell or receive it: others don’t know it, just as tickets that are none', async () => {
    const { id, body } = await sold(await trip());
    expect(await edit(id, body, 'chika')).toMatchObject(NO_SUCH_TICKET);
    expect(await edit(NOWHERE, body, 'ngozi')).toMatchObject(NO_SUCH_TICKET);
    expect(await edit('7', body, 'ngozi')).toMatchObject(NO_SUCH_TICKET);
    expect((await edit(id, body, 'tunde')).status).toBe(200);
    expect((await edit(id, body, 'ngozi')).status).toBe(200);
    await remove(id);
    expect(await edit(id, body)).toMatchObject(NO_SUCH_TICKET);
    expect((await office().call('PUT', `/api/edit_ticket/${id}`, { body })).status).toBe(401);
  });
});
