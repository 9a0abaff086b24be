import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import { PASSCODE, emailOf } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';

type By = 'ada' | 'ngozi' | 'tunde' | 'chika';

const TOOK_SEATS = 'You took the seats of this ticket. A colleague or the head office gives its money back.';

inTheOffice('A trip that takes seats from its passengers', (office) => {
  const { trip, sold } = ticketsOf(office);
  const put = (path: string, body: object, by: By = 'ada') =>
    office().call('PUT', `/api/${path}`, { by, body });
  const cancel = async (id: string, consent: object = {}, by: By = 'ada') =>
    put(
      `disrupt_trip/${id}`,
      { ...(await planned(office(), id, { kind: 'cancelled' }, by)), ...consent },
      by,
    );
  let buses = 0;
  /** Gives a trip another bus with so few seats. */
  const smallerBus = async (id: string, seats: number, by: By = 'ada') => {
    const plate = `CNS ${(buses += 1)} XA`;
    await aBus(office().db, plate, seats);
    const order = await planned(office(), id, { kind: 'vehicle', vehicle_number: plate }, by);
    return put(`disrupt_trip/${id}`, order, by);
  };
  const given = (way: string) =>
    office().db.query(sql`
      select amount_kobo, trip_id, ticket_id, witness_id, person_id from give_back where way = ${way} order by at, id`);
  const at = (moment: string) => (office().clock.now = new Date(moment));
  const NGOZI = { witness: emailOf('ngozi'), secret: PASSCODE };
  beforeEach(() => at(NOW));

  it('is cancelled by a clerk alone before its time, recorded, and mailed to the super admins', async () => {
    const id = await trip();
    await sold(id, { seat_number: [4] });
    expect((await cancel(id)).status).toBe(200);
    expect(await given('cancel')).toMatchObject([{ amount_kobo: 0, trip_id: id, witness_id: null }]);
    expect((await office().mails()).at(-1)).toMatchObject({
      to: emailOf('ngozi'),
      subject: textLike(/Awka - Lagos/),
      text: textLike(/ada took the seats of 1 passenger of Awka - Lagos/),
    });
  });

  it('is not paid out by whoever took the seats, in whatever way, but by a colleague', async () => {
    const id = await trip();
    const { id: ticket } = await sold(id, { seat_number: [4] });
    await cancel(id);
    const message = TOOK_SEATS;
    const refund = { amount: 18_500, payment_method: 'Cash', reason: 'Cancelled' };
    expect(await put(`refund_ticket/${ticket}`, refund)).toMatchObject({ status: 403, body: { message } });
    expect(
      await office().call('DELETE', `/api/delete_ticket/${ticket}`, {
        by: 'ada',
        body: { reason: 'Cancelled' },
      }),
    ).toMatchObject({ status: 403, body: { message } });
    expect((await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ada' })).body).toMatchObject({
      data: { terms: { refund: { refused: message } } },
    });
    expect((await put(`refund_ticket/${ticket}`, refund, 'ngozi')).status).toBe(200);
  });

  it('is not paid out by them later either: with a seat on another trip, moved, in part, or divided', async () => {
    const id = await trip();
    const party = await sold(id, { seat_number: [4, 5], amount: 37_000 });
    await cancel(id);
    const other = await trip();
    const seats = { trip_id: other, seat_number: [4, 5] };
    expect((await put(`seat_unseated/${party.id}`, seats, 'ngozi')).status).toBe(200);
    const refund = { amount: 37_000, payment_method: 'Cash', reason: 'Ill' };
    const refused = { status: 403, body: { message: TOOK_SEATS } };
    expect(await put(`refund_ticket/${party.id}`, refund)).toMatchObject(refused);
    const one = { ...party.body, trip_id: other, seat_number: [4], amount: 18_500, reason: 'One stays' };
    expect(await put(`edit_ticket/${party.id}`, one)).toMatchObject({
      status: 422,
      body: { errors: { amount: [TOOK_SEATS] } },
    });
    await smallerBus(other, 1, 'ngozi');
    const waiting = await office().call('GET', `/api/get_unseated?trip_id=${other}`, { by: 'ada' });
    const lost = textAt(waiting.body, 'data', '0', 'id');
    for (const half of [party.id, lost])
      expect(await put(`refund_ticket/${half}`, { ...refund, amount: 18_500 })).toMatchObject(refused);
  });

  it('is consented to by a manager of the clerk’s terminal, too, but not by one of another terminal', async () => {
    const { company } = office();
    const manages = (...terminals: string[]) =>
      put(`admin_role/${company.people.chika}`, { role: 'manager', terminals }, 'ngozi');
    const id = await trip();
    await sold(id, { seat_number: [4] });
    await put(`board_passengers/${id}`, { code: '4' });
    const CHIKA = { witness: emailOf('chika'), secret: PASSCODE };
    const nobody = ['Enter the e-mail of a colleague of your terminal, or of a super admin.'];
    expect((await manages(company.lagos)).status).toBe(200);
    expect(await cancel(id, CHIKA)).toMatchObject({ status: 422, body: { errors: { witness: nobody } } });
    expect((await manages(company.lagos, company.awka)).status).toBe(200);
    expect((await cancel(id, CHIKA)).status).toBe(200);
    expect((await given('cancel')).at(-1)).toMatchObject({ trip_id: id, witness_id: company.people.chika });
  });

  it('is not paid out by a manager who took the seats, but by staff; nor taken by one alone once somebody was boarded', async () => {
    const { company } = office();
    const role = { role: 'manager', terminals: [company.awka] };
    expect((await put(`admin_role/${company.people.chika}`, role, 'ngozi')).status).toBe(200);
    const id = await trip();
    const { id: ticket } = await sold(id, { seat_number: [4] });
    await put(`board_passengers/${id}`, { code: '4' });
    const boarded = { witness: [textLike(/^Passengers of this trip were boarded/)] };
    expect(await cancel(id, {}, 'chika')).toMatchObject({ status: 422, body: { errors: boarded } });
    const ADA = { witness: emailOf('ada'), secret: PASSCODE };
    expect((await cancel(id, ADA, 'chika')).status).toBe(200);
    const refund = { amount: 18_500, payment_method: 'Cash', reason: 'Cancelled' };
    expect(await put(`refund_ticket/${ticket}`, refund, 'chika')).toMatchObject({
      status: 403,
      body: { message: TOOK_SEATS },
    });
    expect((await put(`refund_ticket/${ticket}`, refund)).status).toBe(200);
  });

  it('by a smaller bus are recorded and mailed as by a cancellation, and need the same consent', async () => {
    const id = await trip();
    await sold(id, { seat_number: [1, 2, 3, 4, 5, 6], amount: 111_000 });
    const before = await given('cancel');
    expect((await smallerBus(id, 1)).status).toBe(200);
    expect((await given('cancel')).slice(before.length)).toMatchObject([
      { amount_kobo: 0, trip_id: id, person_id: office().company.people.ada, witness_id: null },
    ]);
    expect((await office().mails()).at(-1)).toMatchObject({
      to: emailOf('ngozi'),
      text: textLike(/ada took the seats of 5 passengers of Awka - Lagos/),
    });
    const events = await office().db.query(
      sql`select kind from audit_event where target_id = ${id} and kind = 'given_back_cancel'`,
    );
    expect(events).toHaveLength(1);
    const boarded = await trip();
    await sold(boarded, { seat_number: [1, 2], amount: 37_000 });
    await put(`board_passengers/${boarded}`, { code: '1' });
    expect(await smallerBus(boarded, 1)).toMatchObject({
      status: 422,
      body: { errors: { witness: [textLike(/^Passengers of this trip were boarded/)] } },
    });
  });

  it('needs the consent of a colleague once somebody was boarded, even if that was taken back', async () => {
    const { company } = office();
    const id = await trip();
    await sold(id, { seat_number: [4] });
    await put(`board_passengers/${id}`, { code: '4' });
    await put(`unboard_passengers/${id}`, { seats: [4] });
    const why =
      'Passengers of this trip were boarded. A colleague or a super admin must consent before their seats are taken.';
    expect(
      (await office().call('GET', `/api/preview_disruption/${id}`, { by: 'ada', query: 'kind=cancelled' }))
        .body,
    ).toMatchObject({ data: { consent: why } });
    expect(await cancel(id)).toMatchObject({ status: 422, body: { errors: { witness: [why] } } });
    for (const [consent, error] of [
      [{ witness: emailOf('ada'), secret: PASSCODE }, 'witness'],
      [{ witness: emailOf('tunde'), secret: PASSCODE }, 'witness'],
      [{ ...NGOZI, secret: 'Wrong#2026' }, 'secret'],
      [{ ...NGOZI, secret: '' }, 'secret'],
    ] as const) {
      const answer = await cancel(id, consent);
      expect(answer.status).toBe(422);
      expect(answer.body).toHaveProperty(['errors', error]);
    }
    expect((await cancel(id, NGOZI)).status).toBe(200);
    expect((await given('cancel')).at(-1)).toMatchObject({
      trip_id: id,
      person_id: company.people.ada,
      witness_id: company.people.ngozi,
    });
  });

  it('needs it after the planned time too, which neither a delay nor another date of the trip moves', async () => {
    const id = await trip();
    await sold(id, { seat_number: [4] });
    const form = {
      route_id: 'Awka - Lagos',
      vehicle_number: 'ANB 482 XA',
      travel_date: '2026-11-24T07:00',
      amount: 18_500,
    };
    expect((await put(`edit_trip/${id}`, form)).status).toBe(200);
    at('2026-11-22T06:30:00.000Z');
    expect(await cancel(id)).toMatchObject({
      status: 422,
      body: { errors: { witness: [textLike(/^The time of this trip is past\./)] } },
    });
    expect((await cancel(id, {}, 'ngozi')).status).toBe(200);
  });

  it('goes into another one of an equal or cheaper fare; a dearer one is for the head office, and the difference is recorded', async () => {
    const cheap = await trip({ amountKobo: 1_000_000 });
    const dear = await trip({ amountKobo: 1_850_000 });
    const { id: ticket } = await sold(cheap, { seat_number: [2, 3], amount: 20_000 });
    const dearer = {
      trip_id: [
        'That trip costs ₦18,500.00, this one ₦10,000.00. Only a super admin can move its passengers there at the same price.',
      ],
    };
    const query = `kind=trip&trip_id=${dear}`;
    expect(
      await office().call('GET', `/api/preview_disruption/${cheap}`, { by: 'ada', query }),
    ).toMatchObject({ status: 422, body: { errors: dearer } });

    const { id: waiting } = await sold(cheap, { seat_number: [5], amount: 10_000 });
    await office().db.query(sql`delete from ticket_seat where ticket_id = ${waiting}`);
    await office().db.query(sql`
      update ticket set unseated_at = now(), unseated_by = booked_by, unseated_reason = 'x', unseated_seats = '{5}' where id = ${waiting}`);
    const seat = { trip_id: dear, seat_number: [6] };
    expect(await put(`seat_unseated/${waiting}`, seat)).toMatchObject({
      status: 422,
      body: { errors: dearer },
    });
    expect((await put(`seat_unseated/${waiting}`, seat, 'ngozi')).status).toBe(200);
    expect(await given('merge')).toMatchObject([{ ticket_id: waiting, amount_kobo: 850_000 }]);

    const order = { kind: 'trip', trip_id: dear };
    expect(
      (await put(`disrupt_trip/${cheap}`, await planned(office(), cheap, order, 'ngozi'), 'ngozi')).status,
    ).toBe(200);
    expect((await given('merge')).at(-1)).toMatchObject({ ticket_id: ticket, amount_kobo: 1_700_000 });
  });
});
