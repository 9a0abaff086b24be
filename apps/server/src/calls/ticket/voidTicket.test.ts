import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE, statusesOf } from '../../testing/answers';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { NO_SUCH_TICKET, ticketsOf } from '../../testing/tickets';

/** Two days after the trip of `aTrip`. */
const AFTERWARDS = '2026-11-24T09:00:00.000Z';
const refused = (message: string) => ({ status: 403, body: { message } });
const NO_REASON = {
  status: 422,
  body: { message: 'Please say why.', errors: { reason: ['Please say why.'] } },
};

inTheOffice('Voiding a ticket', (office) => {
  const { trip, sold, edit, remove, takenOn, ledgerOf } = ticketsOf(office);
  const get = (idOrNumber: string, by: 'ada' | 'chika' = 'ada') =>
    office().call('GET', `/api/get_ticket/${idOrNumber}`, { by });

  it('answers the ticket as it was, takes it off the list, frees its seats and takes its money back', async () => {
    const { call, company } = office();
    const tripId = await trip();
    const { id } = await sold(tripId, { seat_number: [4, 5] });
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { data: { id, seat_number: '4, 5', trip: { id: tripId } } },
    });
    expect((await call('GET', '/api/get_all_tickets', { by: 'ada' })).text).not.toContain(id);
    expect(await takenOn(tripId)).toEqual([]);
    expect(await ledgerOf(id)).toEqual([
      { amount_kobo: 3_700_000, terminal_id: company.awka, is_reversal: false },
      { amount_kobo: -3_700_000, terminal_id: company.awka, is_reversal: true },
    ]);
  });

  it('leaves it readable by id and number, with who, when, where and why', async () => {
    const { id } = await sold(await trip(), { seat_number: [4, 5] });
    const { body } = await get(id);
    const number = textAt(body, 'data', 'ticket_id');
    await remove(id, 'ada', '  Sold twice ');
    const voided = { by: 'ada', terminal: 'Awka', at: NOW, reason: 'Sold twice' };
    for (const idOrNumber of [id, number, number.toLowerCase()]) {
      expect(await get(idOrNumber)).toMatchObject({
        status: 200,
        body: {
          data: {
            ticket_id: number,
            passenger_information: { seat_number: [4, 5] },
            voided,
            history: [{ kind: 'created' }, { kind: 'voided', ...voided }],
          },
        },
      });
    }
    expect(await get(number, 'chika')).toMatchObject(NO_SUCH_TICKET);
    expect(await edit(id, (await sold(await trip())).body)).toMatchObject(NO_SUCH_TICKET);
  });

  it('keeps its bus, its hour and its route, whatever becomes of the trip and the terminal', async () => {
    const { company, db } = office();
    const tripId = await trip();
    const { id } = await sold(tripId);
    const asItWas = textAt((await get(id)).body, 'data', 'trip_information', 'travel_date');
    await remove(id);
    await db.query(sql`update vehicle set vehicle_number = 'LSR 117 YB' where id = ${company.bus}`);
    await db.query(sql`update trip set departs_at = '2026-11-27T10:00:00.000Z' where id = ${tripId}`);
    await db.query(sql`update terminal set name = 'Awka Central' where id = ${company.awka}`);
    expect((await get(id)).body).toMatchObject({
      data: {
        passenger_information: { original_terminal: 'Awka', destination_terminal: 'Lagos' },
        trip_information: { travel_date: asItWas, vehicle_number: 'ANB 482 XA' },
      },
    });
    await db.query(sql`update vehicle set vehicle_number = 'ANB 482 XA' where id = ${company.bus}`);
    await db.query(sql`update terminal set name = 'Awka' where id = ${company.awka}`);
  });

  it('needs a reason from our own client; a core client cannot give one, and the history says so', async () => {
    const { id } = await sold(await trip());
    for (const reason of ['', ' \t']) expect(await remove(id, 'ada', reason)).toMatchObject(NO_REASON);
    expect((await office().call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada' })).status).toBe(200);
    expect(await get(id)).toMatchObject({
      body: { data: { voided: { reason: 'No reason given' }, history: [{}, { reason: 'No reason given' }] } },
    });
  });

  it('is for staff of the terminal that sold it, not for the other end of the route', async () => {
    const atAwka = await sold(await trip());
    expect(await remove(atAwka.id, 'tunde')).toMatchObject(
      refused('Only staff of Awka, where it was sold, can delete this ticket.'),
    );
    const atLagos = await sold(await trip(), {}, 'tunde');
    expect(await remove(atLagos.id, 'ada')).toMatchObject(
      refused('Only staff of Lagos, where it was sold, can delete this ticket.'),
    );
    expect((await remove(atLagos.id, 'tunde')).status).toBe(200);
    const byTheOffice = await sold(await trip(), {}, 'ngozi');
    expect((await remove(byTheOffice.id, 'tunde')).status).toBe(403);
    expect((await remove(byTheOffice.id, 'ada')).status).toBe(200);
  });

  it.each(['Boarded', 'Enroute', 'Completed'])(
    'of a %s one is a super admin’s, with a reason',
    async (status) => {
      const { id } = await sold(await trip());
      await office().db.query(sql`update ticket set status = ${status} where id = ${id}`);
      expect(await remove(id)).toMatchObject(
        refused(`This ticket is ${status}. Only a super admin can delete it now.`),
      );
      expect(await office().call('DELETE', `/api/delete_ticket/${id}`, { by: 'ngozi' })).toMatchObject(
        NO_REASON,
      );
      expect(await ledgerOf(id)).toHaveLength(1);
      expect((await remove(id, 'ngozi', 'Sold to the wrong company')).status).toBe(200);
      expect(await ledgerOf(id)).toHaveLength(2);
    },
  );

  it('of a trip that left, or whose day is over, is a super admin’s', async () => {
    const { db, clock } = office();
    const message = 'The trip of this ticket has left. Only a super admin can delete it now.';
    const tripId = await trip();
    const gone = await sold(tripId);
    await db.query(sql`update trip set status = 'En-route' where id = ${tripId}`);
    expect(await remove(gone.id)).toMatchObject(refused(message));
    const late = await sold(await trip());
    clock.now = new Date(AFTERWARDS);
    expect(await remove(late.id)).toMatchObject(refused(message));
    expect((await remove(late.id, 'ngozi')).status).toBe(200);
    clock.now = new Date(NOW);
  });

  it('comes too late once the bus leaves at the same moment', async () => {
    const { tokenOf, call, db } = office();
    const token = await tokenOf('ada');
    for (const _round of [1, 2, 3]) {
      const tripId = await trip();
      const { id } = await sold(tripId);
      const [voided, left] = await Promise.all([
        call('DELETE', `/api/delete_ticket/${id}`, { token, body: { reason: 'He changed his mind' } }),
        call('PUT', `/api/trip_status/${tripId}`, { token, body: { status: 'En-route' } }),
      ]);
      expect(left.status).toBe(200);
      const [before] = await db.query(
        sql`select deleted_at is not null as is_void from ticket where id = ${id}`,
      );
      expect(before).toEqual({ is_void: voided.status === 200 });
      expect([200, 403]).toContain(voided.status);
    }
  });

  it('works once, also when three press it at the same moment', async () => {
    const { id } = await sold(await trip());
    const answers = await Promise.all([remove(id, 'ada'), remove(id, 'ngozi'), remove(id, 'ada')]);
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    expect(await remove(id, 'ada')).toMatchObject(NO_SUCH_TICKET);
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  it('knows no tickets of other terminals, just as tickets that are none', async () => {
    const { id } = await sold(await trip());
    expect(await remove(id, 'chika')).toMatchObject(NO_SUCH_TICKET);
    expect(await remove(NOWHERE, 'ngozi')).toMatchObject(NO_SUCH_TICKET);
    expect(await remove('7', 'ngozi')).toMatchObject(NO_SUCH_TICKET);
    expect((await remove(id, 'ngozi')).status).toBe(200);
  });
});
