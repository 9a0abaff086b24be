import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import { NOW, inEachOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aTripForm } from '../../testing/trips';
import { verify } from '../../verify/verify';

/** Less than twelve hours before the trip of `aTrip`. */
const SHORT = new Date('2026-11-21T20:00:00.000Z');

inEachOffice('The fee for rescheduling', (office) => {
  const { trip, sold } = ticketsOf(office);
  const { rules, reschedule, ticket } = changesOfTickets(office);
  const later = () => trip({ departsAt: '2026-11-24T06:00:00.000Z' });
  const FREE = { fee: 0, payment_method: '', reason: 'Our bus broke down' };
  const waivedOf = (id: string) =>
    office().db.query(sql`
      select amount_kobo / 100 as amount, reason, person.name as by, terminal.name as terminal from give_back
      join person on person.id = person_id join terminal on terminal.id = give_back.terminal_id
      where way = 'waive' and ticket_id = ${id}`);
  beforeEach(() => (office().clock.now = new Date(NOW)));

  it('is a row of money given back if a manager or the head office waives it', async () => {
    await rules();
    const { company, call } = office();
    const body = { role: 'manager', terminals: [company.awka] };
    await call('PUT', `/api/admin_role/${company.people.chika}`, { by: 'ngozi', body });
    for (const by of ['chika', 'ngozi'] as const) {
      const { id } = await sold(await trip());
      expect((await reschedule(id, { ...FREE, trip_id: await later() }, by)).status).toBe(200);
      expect(await waivedOf(id)).toEqual([
        { amount: 1000, reason: 'Our bus broke down', by, terminal: 'Awka' },
      ]);
    }
    const { id } = await sold(await trip());
    expect((await reschedule(id, { trip_id: await later() })).status).toBe(200);
    expect(await waivedOf(id)).toEqual([]);
  });

  it('is none where the rule takes none', async () => {
    await rules({ reschedule_rule: 'late-fee' });
    const { id } = await sold(await trip());
    expect((await reschedule(id, { ...FREE, trip_id: await later() }, 'ngozi')).status).toBe(200);
    expect(await waivedOf(id)).toEqual([]);
  });

  it('is due by the time that was planned when the ticket came onto its trip, wherever the trip is moved', async () => {
    await rules({ reschedule_rule: 'late-fee' });
    const on = await trip();
    const { id } = await sold(on);
    const to = await later();
    office().clock.now = SHORT;
    const moved = aTripForm({ travel_date: '2026-11-27T07:00' });
    expect((await office().call('PUT', `/api/edit_trip/${on}`, { by: 'ada', body: moved })).status).toBe(200);
    const due = 'The fee for rescheduling this ticket is ₦1,000.00.';
    expect(await reschedule(id, { ...FREE, trip_id: to })).toMatchObject({
      status: 422,
      body: { errors: { fee: [due] } },
    });
    expect((await reschedule(id, { trip_id: to })).status).toBe(200);
    // From now on by the time of that trip, which is in three days.
    expect(await ticket(id)).toMatchObject({ data: { terms: { reschedule: { fee: 0 } } } });
  });

  it('is due by that time for those too who are divided from a ticket after a delay', async () => {
    const on = await trip();
    const { id } = await sold(on, { seat_number: [1, 2], amount: 37_000 });
    const late = { kind: 'time', travel_date: '2026-11-22T23:00' };
    const { call, db } = office();
    await call('PUT', `/api/disrupt_trip/${on}`, { by: 'ada', body: await planned(office(), on, late) });
    await db.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
      values (gen_random_uuid(), 'WVF 1 XA', 'Bus', 1)`);
    const smaller = await planned(office(), on, { kind: 'vehicle', vehicle_number: 'WVF 1 XA' });
    expect((await call('PUT', `/api/disrupt_trip/${on}`, { by: 'ada', body: smaller })).status).toBe(200);
    expect(
      await db.query(
        sql`select distinct planned_at from ticket where ${id} = ticket.id or unseated_at is not null`,
      ),
    ).toEqual([{ planned_at: '2026-11-22T06:00:00.000Z' }]);
    expect((await verify(db)).broken).toEqual([]);
  });
});
