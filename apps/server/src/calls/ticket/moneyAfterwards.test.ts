import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aBus, aTripForm, changesOf } from '../../testing/trips';

const at = (field: string, message: string) => ({
  status: 422,
  body: { message, errors: { [field]: [message] } },
});
const NO_REASON = at('reason', 'Please say why.');

inTheOffice('The money of a sold ticket', (office) => {
  const { trip, sold, edit, ledgerOf } = ticketsOf(office);
  const { reschedule } = changesOfTickets(office);
  let place = 0;
  /** Creates a trip for tomorrow on a bus of its own, through its call. */
  const planned = async (amount: number) => {
    const { db, call } = office();
    const plate = `KJA ${(place += 1)} XB`;
    await aBus(db, plate);
    const form = aTripForm({ vehicle_number: plate, amount });
    const { body } = await call('POST', '/api/create_trips', { by: 'ada', body: form });
    return { id: textAt(body, 'data', 'id'), form };
  };
  const editTrip = (id: string, body: object, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/edit_trip/${id}`, { by, body });
  const later = () => {
    office().clock.now = new Date(office().clock.now.getTime() + 60_000);
  };

  it('cannot leave by cutting the fare of its trip to a kobo, and putting it back', async () => {
    const { id, form } = await planned(18_500);
    await sold(id);
    expect(await editTrip(id, { ...form, amount: 0.01 })).toMatchObject(
      at('amount', '1 ticket is sold for this trip. Only a super admin can change its fare.'),
    );
    expect(await editTrip(id, { ...form, amount: 0.01 }, 'ngozi')).toMatchObject(NO_REASON);
    const why = { reason: 'A promotion of the company' };
    expect((await editTrip(id, { ...form, amount: 15_000, ...why }, 'ngozi')).status).toBe(200);
    expect(await changesOf(office().db, id)).toMatchObject([{ kind: 'edited', by: 'ngozi', ...why }]);
  });

  it('stays at the fare it was sold at, also when the trip costs less by now', async () => {
    const { id: tripId, form } = await planned(18_500);
    const ticket = await sold(tripId);
    await editTrip(tripId, { ...form, amount: 15_000, reason: 'A promotion' }, 'ngozi');
    expect((await edit(ticket.id, { ...ticket.body, amount: 15_000 })).status).toBe(422);
    expect((await edit(ticket.id, { ...ticket.body, traveler_name: 'Ada Obi' })).status).toBe(200);
    expect(await ledgerOf(ticket.id)).toHaveLength(1);
  });

  it.each(['cut', 'made'])(
    'does not leave by a detour over a fare that was %s after the sale',
    async (how) => {
      const { id: cheap, form } = await planned(how === 'cut' ? 18_500 : 0.01);
      office().clock.now = new Date(how === 'cut' ? '2026-11-21T09:30:00.000Z' : NOW);
      const ticket = await sold(await trip());
      if (how === 'cut') {
        later();
        expect((await editTrip(cheap, { ...form, amount: 0.01 })).status).toBe(200);
      }
      const detour = { trip_id: cheap, amount: 0.01 };
      const message =
        'The fare of this trip was set after the ticket was sold. Only a super admin can give money back for it.';
      expect(await reschedule(ticket.id, detour)).toMatchObject(at('amount', message));
      expect((await reschedule(ticket.id, { ...detour, reason: 'Goodwill' }, 'ngozi')).status).toBe(200);
      office().clock.now = new Date(NOW);
    },
  );

  it('is given back for a move to an extra trip at the fare of its route, which is nobody’s decision', async () => {
    const fare = (kobo: number | null) =>
      office().db.query(sql`update route set fare_kobo = ${kobo} where id = ${office().company.awkaToLagos}`);
    await fare(1_500_000);
    const ticket = await sold(await trip());
    later();
    const { id: extra } = await planned(15_000);
    expect((await reschedule(ticket.id, { trip_id: extra, amount: 15_000 })).status).toBe(200);
    await fare(null);
    office().clock.now = new Date(NOW);
  });

  it('is given back where it was sold, not at the other end of the route', async () => {
    const ticket = await sold(await trip(), { seat_number: [1, 2] });
    const fewer = { ...ticket.body, seat_number: [1], amount: 18_500 };
    expect(await edit(ticket.id, fewer, 'tunde')).toMatchObject(
      at('amount', 'Only staff of Awka, where it was sold, can give money back.'),
    );
    expect((await edit(ticket.id, fewer)).status).toBe(200);
  });

  it('is put right by a super admin alone once the passenger has boarded, with a reason that stays', async () => {
    const ticket = await sold(await trip());
    await office().db.query(sql`update ticket set status = 'Completed' where id = ${ticket.id}`);
    const wrong = { ...ticket.body, amount: 17_000 };
    expect((await edit(ticket.id, wrong)).status).toBe(422);
    expect(await edit(ticket.id, wrong, 'ngozi')).toMatchObject(NO_REASON);
    expect((await edit(ticket.id, { ...wrong, reason: 'A child' }, 'ngozi')).status).toBe(200);
    expect(await ledgerOf(ticket.id)).toMatchObject([
      { amount_kobo: 1_850_000 },
      { amount_kobo: -1_850_000, is_reversal: true },
      { amount_kobo: 1_700_000 },
    ]);
    expect(await office().call('GET', `/api/get_ticket/${ticket.id}`, { by: 'ada' })).toMatchObject({
      body: { data: { history: [{}, { kind: 'edited', by: 'ngozi', reason: 'A child' }] } },
    });
  });

  it('cannot leave by moving a trip that has left to a day to come', async () => {
    const { clock } = office();
    const { id, form } = await planned(18_500);
    await sold(id);
    clock.now = new Date('2026-11-24T09:00:00.000Z');
    const tomorrow = { ...form, travel_date: '2026-11-25T07:00' };
    expect(await editTrip(id, tomorrow)).toMatchObject(
      at('travel_date', 'This trip has left with tickets. Only a super admin can move it to another time.'),
    );
    expect(await editTrip(id, tomorrow, 'ngozi')).toMatchObject(NO_REASON);
    expect((await editTrip(id, { ...tomorrow, reason: 'The bus broke down' }, 'ngozi')).status).toBe(200);
    clock.now = new Date(NOW);
  });
});
