import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import { PASSCODE, emailOf } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { NOW, inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { aBus, aTripForm } from '../../testing/trips';

const EVENING = '2026-11-22T19:00:00.000Z';
const NGOZI = { witness: emailOf('ngozi'), secret: PASSCODE };

inTheOffice('Passengers whose bus may have gone with them', (office) => {
  const { trip, sold } = ticketsOf(office);
  const { reschedule, rules } = changesOfTickets(office);
  const at = (moment: string) => (office().clock.now = new Date(moment));
  const put = (path: string, body: object) => office().call('PUT', `/api/${path}`, { by: 'ada', body });
  const disrupt = async (id: string, wish: Record<string, string>, consent: object = {}) =>
    put(`disrupt_trip/${id}`, { ...(await planned(office(), id, wish)), ...consent });
  const moves = (id: string) =>
    office().db.query(sql`
      select reason, person.name as by, witness_id is not null as consented, after_boarding as boarded, after_departure as late
      from give_back join person on person.id = person_id where way = 'move' and ${id} in (trip_id, ticket_id)`);
  const eventsOf = (id: string) =>
    office().db.query(
      sql`select kind, person_name as by from audit_event where target_id = ${id} order by at, id`,
    );
  const asks = (why: RegExp) => ({ status: 422, body: { errors: { witness: [textLike(why)] } } });
  const tomorrow = () => trip({ departsAt: '2026-11-23T06:00:00.000Z' });
  const LATE = /^The time of this trip is past\. .* before they are moved\.$/;
  const BOARDED = /^Passengers of this trip were boarded\. .* before they are moved\.$/;

  beforeEach(async () => {
    at(NOW);
    await office().db.query(sql`update trip set status = 'Completed' where status = 'Scheduled'`);
  });

  it('are moved to another day after its time only with a colleague: to a trip, or with their own bus', async () => {
    const on = await trip();
    const { id } = await sold(on, { seat_number: [1, 2], amount: 37_000 });
    at(EVENING);
    const trips = [
      { kind: 'trip', trip_id: await tomorrow() },
      { kind: 'time', travel_date: '2026-11-25T08:00' },
    ];
    for (const wish of trips) expect(await disrupt(on, wish)).toMatchObject(asks(LATE));
    const form = aTripForm({ travel_date: '2026-11-24T07:00' });
    expect(await put(`edit_trip/${on}`, form)).toMatchObject({
      status: 422,
      body: { errors: { travel_date: [textLike(/before they are moved\. Use Disruption for that\.$/)] } },
    });
    expect((await disrupt(on, trips[0] ?? {}, NGOZI)).status).toBe(200);
    expect(await moves(on)).toEqual([
      { reason: '2 passengers: The gearbox broke.', by: 'ada', consented: true, boarded: false, late: true },
    ]);
    expect(await eventsOf(on)).toMatchObject([{ kind: 'given_back_move', by: 'ada' }]);
    expect(await moves(id)).toEqual([]);
  });

  it('go with another bus of the same day by a clerk alone, on record; with a colleague if one was boarded', async () => {
    const [on, boarded] = [await trip(), await trip()];
    await sold(on, { seat_number: [1] });
    await sold(boarded, { seat_number: [2] });
    const before = await trip();
    await sold(before, { seat_number: [3] });
    const later = { kind: 'trip', trip_id: await trip({ departsAt: '2026-11-22T12:00:00.000Z' }) };
    expect((await disrupt(before, later)).status).toBe(200);
    at('2026-11-22T06:20:00.000Z');
    await put(`board_passengers/${boarded}`, { code: '2' });
    expect((await disrupt(on, later)).status).toBe(200);
    expect(await disrupt(boarded, later)).toMatchObject(asks(BOARDED));
    expect((await disrupt(boarded, later, NGOZI)).status).toBe(200);
    expect(await moves(before)).toEqual([]);
    expect(await moves(on)).toMatchObject([
      { reason: textLike(/^1 passenger: /), consented: false, late: true },
    ]);
    expect(await moves(boarded)).toMatchObject([{ consented: true, boarded: true }]);
  });

  it('wait for their own late bus without ado: that day, boarded or not, and a bus of the night after midnight', async () => {
    const [day, night] = [await trip(), await trip({ departsAt: '2026-11-22T22:00:00.000Z' })];
    await sold(day, { seat_number: [1] });
    await sold(night, { seat_number: [2] });
    at('2026-11-22T06:20:00.000Z');
    await put(`board_passengers/${day}`, { code: '1' });
    expect((await disrupt(day, { kind: 'time', travel_date: '2026-11-22T14:00' })).status).toBe(200);
    await office().db.query(sql`update trip set status = 'Completed' where id = ${day}`);
    at('2026-11-22T22:30:00.000Z');
    expect((await disrupt(night, { kind: 'time', travel_date: '2026-11-23T01:00' })).status).toBe(200);
    expect([await moves(day), await moves(night)]).toEqual([[], []]);
  });

  it('are on record from an hour before its time, as a full bus leaves early, if they go to another bus or day', async () => {
    const [early, merged, moved] = [await trip(), await trip(), await trip()];
    for (const one of [early, merged, moved]) await sold(one, { seat_number: [1] });
    const later = { kind: 'trip', trip_id: await trip({ departsAt: '2026-11-22T12:00:00.000Z' }) };
    const nextDay = { kind: 'time', travel_date: '2026-11-23T07:00' };
    at('2026-11-22T04:59:00.000Z');
    expect((await disrupt(early, nextDay)).status).toBe(200);
    at('2026-11-22T05:55:00.000Z');
    expect((await disrupt(merged, later)).status).toBe(200);
    expect((await put(`edit_trip/${moved}`, aTripForm({ travel_date: '2026-11-24T07:00' }))).status).toBe(
      200,
    );
    const row = [{ by: 'ada', consented: false, late: false }];
    expect([await moves(merged), await moves(moved)]).toMatchObject([row, row]);
    expect(await moves(early)).toEqual([]);
  });

  it('are on record if they are set back after its time, by Undo or for another vehicle, but for a mistake of that moment', async () => {
    const [undone, other, mistaken] = [await trip(), await trip(), await trip()];
    const [{ id: gone }, { id: changed }, { id: wrong }] = [
      await sold(undone, { seat_number: [1, 2], amount: 37_000 }),
      await sold(other, { seat_number: [1] }),
      await sold(mistaken, { seat_number: [1] }),
    ];
    at('2026-11-22T05:50:00.000Z');
    for (const one of [undone, other]) await put(`board_passengers/${one}`, { code: '1' });
    at('2026-11-22T06:20:00.000Z');
    await put(`board_passengers/${mistaken}`, { code: '1' });
    for (const one of [undone, mistaken])
      expect((await put(`unboard_passengers/${one}`, { seats: [1] })).status).toBe(200);
    await aBus(office().db, 'OTH 1 XA');
    expect((await disrupt(other, { kind: 'vehicle', vehicle_number: 'OTH 1 XA' })).status).toBe(200);
    const row = [{ reason: '1 passenger: Boarding was taken back.', by: 'ada', boarded: true, late: true }];
    expect([await moves(gone), await moves(changed)]).toMatchObject([row, row]);
    expect(await moves(wrong)).toEqual([]);
  });

  it('are not those of next week because one came late from another day, or was once boarded on another bus', async () => {
    await rules({ reschedule_rule: 'late-fee', reschedule_fee: '1,000' });
    const [late, mistaken] = [await trip(), await trip({ departsAt: '2026-11-23T06:00:00.000Z' })];
    const [{ id: missed }, { id: wrong }] = [await sold(late), await sold(mistaken, { seat_number: [1] })];
    at('2026-11-22T07:00:00.000Z');
    await put(`board_passengers/${mistaken}`, { code: '1' });
    await put(`unboard_passengers/${mistaken}`, { seats: [1] });
    const of = async (id: string, fee: number) => {
      const next = await trip({ departsAt: '2026-11-30T06:00:00.000Z' });
      expect((await reschedule(id, { trip_id: next, fee })).status).toBe(200);
      return next;
    };
    const trips = [await of(missed, 1000), await of(wrong, 0)];
    at('2026-11-24T07:00:00.000Z');
    for (const [day, next] of trips.entries()) {
      const wish = { kind: 'time', travel_date: `2026-12-0${day + 1}T07:00` };
      expect((await disrupt(next, wish)).status).toBe(200);
    }
    expect(await Promise.all(trips.map(moves))).toEqual([[], []]);
  });

  it('are moved to another day with a colleague if their bus has left, though it was taken back at once', async () => {
    const on = await trip();
    await sold(on);
    at('2026-11-22T04:00:00.000Z');
    await put(`trip_status/${on}`, { status: 'En-route', confirmed: true });
    await put(`trip_status/${on}`, { status: 'Scheduled', reason: 'A slip' });
    expect(await disrupt(on, { kind: 'time', travel_date: '2026-11-23T07:00' })).toMatchObject(asks(LATE));
  });

  it('are not those of an evening bus because one who missed the morning came onto it: it is cancelled and merged at noon', async () => {
    await rules({ reschedule_rule: 'late-fee', reschedule_fee: '1,000' });
    const [morning, later] = [await trip(), await trip({ departsAt: '2026-11-22T19:00:00.000Z' })];
    const departsAt = '2026-11-22T17:00:00.000Z';
    const [evening, merged] = [await trip({ departsAt }), await trip({ departsAt })];
    const missed = [await sold(morning, { seat_number: [1] }), await sold(morning, { seat_number: [2] })];
    at('2026-11-22T07:00:00.000Z');
    for (const [place, to] of [evening, merged].entries())
      expect((await reschedule(missed[place]?.id ?? '', { trip_id: to, fee: 1000 })).status).toBe(200);
    at('2026-11-22T12:00:00.000Z');
    expect((await disrupt(evening, { kind: 'time', travel_date: '2026-11-23T06:00' })).status).toBe(200);
    expect((await disrupt(merged, { kind: 'trip', trip_id: later })).status).toBe(200);
    expect([await moves(evening), await moves(merged)]).toEqual([[], []]);
  });
});
