import { expect, it } from 'vitest';
import { openSession } from '../../store/access/session';
import { planned } from '../../testing/calls/disruptions';
import { managerOf } from '../../testing/calls/drawers';
import { aBooking } from '../../testing/booking';
import { aPerson } from '../../testing/calls';
import { anyEntryWith, anyText, textLike } from '../../testing/matchers';
import { looseCash } from '../../testing/looseCash';
import { inEachOffice, textAt } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

const DAY = 24 * 60 * 60_000;

inEachOffice('Cash of a drop that its receiver pays out to passengers', (office) => {
  const { trip, sold } = ticketsOf(office);
  const { openTill } = changesOfTickets(office);
  const ngozi = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const token = await openSession(office().db, office().company.people.ngozi, office().clock.now);
    return office().call(method, `/api/${path}`, { token, ...(body && { body }) });
  };
  const loose = () => looseCash(office());
  const deposit = (body: object) => ngozi('POST', 'deposit_cash', { slip: '', amount: 0, ...body });

  it('is settled: what is paid in is less, the lines are named, and nothing is left at the receiver', async () => {
    const { call, db, clock } = office();
    const till = await openTill('ada', 0);
    const receiver = await aPerson(office(), 801, 'Emeka Eze');
    const manager = await managerOf(office(), receiver.id);
    const on = await trip();
    const [{ id: first }, { id: second }] = [await sold(on), await sold(on, { seat_number: [5] })];
    const cancelled = await planned(office(), on, { kind: 'cancelled' });
    expect((await call('PUT', `/api/disrupt_trip/${on}`, { by: 'ada', body: cancelled })).status).toBe(200);
    const dropping = { amount: 37_000, received_by: 'Emeka Eze' };
    const dropped = await call('POST', `/api/drop_cash/${till}`, { by: 'ada', body: dropping });
    const drop = textAt(dropped.body, 'data', 'drops', '0', 'id');
    const nothing = { status: 422, body: { errors: { amount: ['Enter what was paid in.'] } } };
    expect(await deposit({ drops: [drop], reason: 'Paid out' })).toMatchObject(nothing);

    await call('PUT', `/api/receive_drop/${drop}`, { token: manager, body: {} });
    const refund = { amount: 18_500, payment_method: 'Cash', reason: 'Cancelled' };
    for (const id of [first, second])
      expect((await call('PUT', `/api/refund_ticket/${id}`, { token: manager, body: refund })).status).toBe(
        200,
      );
    clock.now = new Date(clock.now.getTime() + 10 * DAY);
    expect(await loose()).toMatchObject([
      { kind: 'No till open', person: 'Emeka Eze', amount: -18_500 },
      { kind: 'No till open', person: 'Emeka Eze', amount: -18_500 },
      { kind: 'Not banked in time', person: 'Emeka Eze', amount: 37_000 },
    ]);
    const paidIn = await deposit({ drops: [drop] });
    expect(paidIn).toMatchObject({
      status: 200,
      body: {
        data: {
          slip: 'Paid out',
          amount: 0,
          dropped: 0,
          reason: textLike(/^Paid out: Ticket TK-.+ refunded.*, Ticket TK-/),
        },
      },
    });
    expect(await loose()).toEqual([]);
    expect((await ngozi('GET', 'get_cash_today')).body).toMatchObject({ data: [{ not_banked: 0 }] });
    expect((await ngozi('GET', 'get_banking')).body).toMatchObject({ data: { short: 0, over: 0 } });

    const back = { reason: 'One was paid otherwise' };
    await ngozi('POST', `take_back_deposit/${textAt(paidIn.body, 'data', 'id')}`, back);
    const half = { drops: [drop], slip: 'FBN 18', amount: 18_500 };
    expect((await deposit(half)).body).toMatchObject({ data: { slip: 'FBN 18', dropped: 18_500 } });
    expect(await loose()).toMatchObject([{ kind: 'No till open', amount: -18_500 }]);
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is settled for nobody else: what one receiver paid out is not what another one kept', async () => {
    const { call, clock } = office();
    const till = await openTill('ada', 0);
    const on = await trip({ departsAt: '2026-12-05T06:00:00.000Z' });
    await sold(on, { seat_number: [1, 2], amount: 37_000 });
    const drops: string[] = [];
    const tokens: string[] = [];
    for (const [amount, name] of [
      [1_000, 'Obinna Ude'],
      [20_000, 'Nkem Ani'],
    ] as const) {
      const token = await managerOf(office(), (await aPerson(office(), 810 + drops.length, name)).id);
      const body = { amount, received_by: name };
      const dropped = await call('POST', `/api/drop_cash/${till}`, { by: 'ada', body });
      const drop = textAt(dropped.body, 'data', 'drops', String(drops.length), 'id');
      await call('PUT', `/api/receive_drop/${drop}`, { token, body: {} });
      drops.push(drop);
      tokens.push(token);
    }
    const [token = ''] = tokens;
    const own = await call('POST', '/api/book_ticket', { token, body: aBooking(on, { seat_number: [3] }) });
    clock.now = new Date(clock.now.getTime() + 60_000);
    const body = { amount: 18_500, payment_method: 'Cash', reason: 'Ill' };
    const refunding = `/api/refund_ticket/${textAt(own.body, 'data', 'id')}`;
    expect((await call('PUT', refunding, { token, body })).status).toBe(200);
    expect(await deposit({ drops, slip: 'FBN 21', amount: 2_500 })).toMatchObject({
      status: 422,
      body: { errors: { reason: [anyText] } },
    });
  });

  it('is not what was only changed to a transfer: nobody was handed it, and it is short at the bank', async () => {
    const { call, clock } = office();
    const till = await openTill('ada', 0);
    const { id, body } = await sold(await trip({ departsAt: '2026-12-06T06:00:00.000Z' }));
    const manager = await managerOf(office(), (await aPerson(office(), 820, 'Sade Ojo')).id);
    const dropping = { amount: 18_500, received_by: 'Sade Ojo' };
    const dropped = await call('POST', `/api/drop_cash/${till}`, { by: 'ada', body: dropping });
    const drops = [textAt(dropped.body, 'data', 'drops', '0', 'id')];
    await call('PUT', `/api/receive_drop/${drops[0]}`, { token: manager, body: {} });
    clock.now = new Date(clock.now.getTime() + 60_000);
    const changed = { ...body, payment_method: 'Bank Transfer', reason: 'It was a transfer' };
    expect((await call('PUT', `/api/edit_ticket/${id}`, { token: manager, body: changed })).status).toBe(200);
    expect(await deposit({ drops })).toMatchObject({
      status: 422,
      body: { errors: { amount: ['Enter what was paid in.'] } },
    });
    expect(await loose()).toEqual(
      anyEntryWith({ kind: 'No till open', person: 'Sade Ojo', amount: -18_500 }),
    );
  });
});
