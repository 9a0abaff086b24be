import { expect, it } from 'vitest';
import { sql } from '../db';
import { NOWHERE, statusesOf } from '../testing/answers';
import { aBooking } from '../testing/booking';
import { aTrip } from '../testing/company';
import { anyText, somethingWith, textLike } from '../testing/matchers';
import { NOW, inTheOffice, textAt } from '../testing/office';

inTheOffice('The ticket list', (office) => {
  it('has the newest ticket on top, as a row with its trip', async () => {
    const { db, company, clock, call } = office();
    const trip = await aTrip(db, company);
    await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [1] }) });
    clock.now = new Date('2026-11-21T09:05:00.000Z');
    await call('POST', '/api/book_ticket', { by: 'tunde', body: aBooking(trip, { seat_number: [3, 2] }) });
    clock.now = new Date(NOW);
    const { body } = await call('GET', '/api/get_all_tickets', { by: 'ada' });
    expect(body).toEqual({
      data: [
        {
          id: anyText,
          ticket_id: textLike(/^TK-/),
          traveler_name: 'Chinedu Obi',
          traveler_number: '0803 412 7781',
          next_of_kin_mobile_no: '08055512345',
          seat_number: '2, 3',
          amount: 18_500,
          payment_method: 'Cash',
          status: 'Scheduled',
          dob: '1990-04-12',
          booked_by: 'tunde',
          booked_at: '2026-11-21T09:05:00.000Z',
          trip: {
            id: trip,
            route_id: 'Awka - Lagos',
            travel_date: '2026-11-22T06:00:00.000Z',
            vehicle_number: 'ANB 482 XA',
            vehicle_type: 'Bus',
            status: 'Scheduled',
          },
        },
        somethingWith({ seat_number: '1', booked_by: 'ada', booked_at: NOW }),
      ],
    });
  });

  it('shows staff only the tickets of what their own terminal sends or receives', async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company, { route: company.owerriToAba });
    const booked = await call('POST', '/api/book_ticket', { by: 'chika', body: aBooking(trip) });
    const id = textAt(booked.body, 'data', 'id');
    const seesIt = async (by: 'ada' | 'chika' | 'ngozi') =>
      (await call('GET', '/api/get_all_tickets', { by })).text.includes(id);
    expect([await seesIt('ada'), await seesIt('chika'), await seesIt('ngozi')]).toEqual([false, true, true]);
  });
});

inTheOffice('Deleting a ticket', (office) => {
  const remove = (id: string, by: 'ada' | 'tunde' | 'chika' | 'ngozi') =>
    office().call('DELETE', `/api/delete_ticket/${id}`, { by });
  const NOT_THERE = { status: 404, body: { message: 'This ticket does not exist or was already deleted.' } };

  async function aTicket(seats = [4, 5]) {
    const { db, company, call } = office();
    const trip = await aTrip(db, company);
    const { body } = await call('POST', '/api/book_ticket', {
      by: 'ada',
      body: aBooking(trip, { seat_number: seats }),
    });
    return { trip, id: textAt(body, 'data', 'id'), number: textAt(body, 'data', 'ticket_id') };
  }

  it('answers the ticket as it was, takes it off the list and frees its seats', async () => {
    const { call } = office();
    const { id, number, trip } = await aTicket();
    expect(await remove(id, 'ada')).toMatchObject({
      status: 200,
      body: { data: { id, ticket_id: number, seat_number: '4, 5', trip: { id: trip } } },
    });
    expect((await call('GET', '/api/get_all_tickets', { by: 'ada' })).text).not.toContain(id);
    const again = await call('POST', '/api/book_ticket', {
      by: 'tunde',
      body: aBooking(trip, { seat_number: [4] }),
    });
    expect(again.status).toBe(200);
  });

  it('takes the money back in the ledger of the terminal that deletes it', async () => {
    const { db, company } = office();
    const { id } = await aTicket();
    await remove(id, 'tunde');
    const lines =
      await db.query(sql`select amount_kobo, terminal_id, person_id, reverses is not null as is_reversal
      from operation where ticket_id = ${id} order by id`);
    expect(lines).toEqual([
      {
        amount_kobo: 1_850_000,
        terminal_id: company.awka,
        person_id: company.people.ada,
        is_reversal: false,
      },
      {
        amount_kobo: -1_850_000,
        terminal_id: company.lagos,
        person_id: company.people.tunde,
        is_reversal: true,
      },
    ]);
  });

  it('works once, also when two press it at the same moment', async () => {
    const { db } = office();
    const { id } = await aTicket();
    const answers = await Promise.all([remove(id, 'ada'), remove(id, 'ngozi'), remove(id, 'tunde')]);
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    expect(await remove(id, 'ada')).toMatchObject(NOT_THERE);
    expect(await db.query(sql`select from operation where ticket_id = ${id}`)).toHaveLength(2);
  });

  it('knows no tickets of other terminals, just as tickets that are none', async () => {
    const { id } = await aTicket();
    expect(await remove(id, 'chika')).toMatchObject(NOT_THERE);
    expect(await remove(NOWHERE, 'ngozi')).toMatchObject(NOT_THERE);
    expect(await remove('7', 'ngozi')).toMatchObject(NOT_THERE);
    expect((await remove(id, 'ngozi')).status).toBe(200);
  });
});
