import { expect, it } from 'vitest';
import { newId } from '../../db';
import { aPerson } from '../../testing/calls';
import { closeOwn, opened } from '../../testing/calls/drawers';
import { PASSCODE } from '../../testing/company';
import { looseCash } from '../../testing/looseCash';
import { inTheOffice, textAt } from '../../testing/office';
import { paymentOf, setConfirmation } from '../../testing/payments';
import { aWaybill } from '../../testing/waybill';

const DAY = 24 * 3_600_000;

inTheOffice('Cash in no drawer', (office) => {
  const ada = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, headers = {}) =>
    office().call(method, `/api/${path}`, { by: 'ada', body, headers });
  const send = (wishes: object = {}, shift = '') =>
    ada('POST', 'create_waybills', aWaybill(office().company, wishes), {
      'idempotency-key': newId(),
      'made-in-shift': shift,
    });
  const loose = (query = '') => looseCash(office(), query);

  it('is what was sold with no till open, by super admins too, and what came after the count, on the day on which it was booked', async () => {
    const { clock, call } = office();
    const { now } = clock;
    const shift = await opened(office());
    const ending = { counting: 'Not counted', reason: 'Gone home' };
    await call('PUT', `/api/end_shift/${shift}`, { by: 'ngozi', body: ending });
    clock.now = new Date(now.getTime() + DAY);
    await send({}, shift);
    const sold = textAt((await send({ amount: 1_000 })).body, 'data', 'id');
    await send({ payment_method: 'Debit card/POS' });
    await call('POST', '/api/create_waybills', { by: 'ngozi', body: aWaybill(office().company) });
    const ofAda = { person: 'ada', terminal: 'Awka' };
    expect(await loose()).toMatchObject([
      { ...ofAda, kind: 'No till open', person: 'ngozi', amount: 3_500 },
      { ...ofAda, kind: 'No till open', amount: 1_000 },
      { ...ofAda, kind: 'After the count', amount: 3_500, shift_id: shift },
    ]);
    clock.now = new Date(now.getTime() + 2 * DAY);
    await send();
    expect(await loose()).toMatchObject([{ at: clock.now.toISOString() }, {}, {}, {}]);
    expect(await loose('to=2026-11-22')).toMatchObject([{}, {}, {}]);
    expect(await loose('to=2026-11-22&status=After+the+count')).toMatchObject([{ kind: 'After the count' }]);
    clock.now = new Date(now.getTime() + DAY);
    await ada('DELETE', `delete_waybill/${sold}`, { reason: 'A slip' });
    expect(await loose('to=2026-11-22')).toMatchObject([{ person: 'ngozi' }, { kind: 'After the count' }]);
    expect(await loose('to=2026-11-21')).toEqual([]);
    clock.now = now;
  });

  it('is what was dropped and not banked within three days, at whoever confirmed that they received it', async () => {
    const { clock, call } = office();
    const { now } = clock;
    const shift = await opened(office());
    await aPerson(office(), 955, 'Ifeoma Ude');
    const drop = async (amount: number, receiver: string, place: string) => {
      const body = { amount, received_by: receiver };
      return textAt((await ada('POST', `drop_cash/${shift}`, body)).body, 'data', 'drops', place, 'id');
    };
    const banks = await drop(700, 'The bank', '0');
    const hers = await drop(300, 'Ifeoma Ude', '1');
    expect((await ada('PUT', `receive_drop/${hers}`, { secret: PASSCODE })).status).toBe(200);
    await closeOwn(office());
    clock.now = new Date(now.getTime() + 3 * DAY);
    expect(await loose('from=2026-11-21&to=2026-11-21')).toMatchObject([
      { kind: 'Receipt not confirmed', person: 'ada', amount: 700 },
    ]);
    clock.now = new Date(now.getTime() + 3 * DAY + 1_000);
    const kind = 'Not banked in time';
    const both = await loose('from=2026-11-21&to=2026-11-21&sort=amount');
    expect(both).toMatchObject([
      { kind, person: 'Ifeoma Ude', amount: 300 },
      { kind, person: 'ada', amount: 700 },
    ]);
    await call('PUT', `/api/bank_drop/${banks}`, { by: 'ngozi', body: { slip: '4471' } });
    expect(await loose('from=2026-11-21&to=2026-11-21')).toMatchObject([{ person: 'Ifeoma Ude' }]);
    clock.now = now;
  });

  it('is also what was sold with no till open and then changed to a transfer, until somebody confirms that it came', async () => {
    const { clock, call } = office();
    const { now } = clock;
    clock.now = new Date(now.getTime() + 10 * DAY);
    const id = textAt((await send()).body, 'data', 'id');
    await setConfirmation(office(), 'required');
    clock.now = new Date(clock.now.getTime() + 60_000);
    const transfer = aWaybill(office().company, { payment_method: 'Bank transfer/USSD' });
    expect((await ada('PUT', `edit_waybill/${id}`, { ...transfer, reason: 'So' })).status).toBe(200);
    const today = 'from=2026-12-01&to=2026-12-01';
    expect(await loose(today)).toMatchObject([{ kind: 'No till open', person: 'ada', amount: 3_500 }]);
    const body = { reference: 'FBN 77', amount: 3_500 };
    const confirming = `/api/confirm_payment/${await paymentOf(office(), id)}`;
    expect((await call('PUT', confirming, { by: 'ngozi', body })).status).toBe(200);
    expect(await loose(today)).toEqual([]);
    clock.now = now;
  });
});
