import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { closeOwn } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import {
  atLater,
  later,
  ledgerOf,
  paymentOf,
  setConfirmation,
  soldUnconfirmed,
} from '../../testing/payments';
import { expireDue } from '../../store/expiry/expireDue';

inTheOffice('Money that nobody has seen', (office) => {
  const sell = (by: 'ada' | 'ngozi' = 'ada') => soldUnconfirmed(office(), by);

  it('leaves the drawer that waited for it while that is open, and no drawer at all afterwards', async () => {
    const { call, db } = office();
    const open = async () => {
      await closeOwn(office());
      const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 0 };
      return textAt((await call('POST', '/api/open_shift', { by: 'ada', body: opening })).body, 'data', 'id');
    };
    const lines = async (shift: string) =>
      (await call('GET', `/api/get_shift/${shift}`, { by: 'ngozi' })).body;
    const first = await open();
    await sell();
    expect(await lines(first)).toMatchObject({
      data: { lines: [{}, {}, { received: 18_500, expected: 18_500, unconfirmed: 18_500 }] },
    });
    await expireDue(db, later(office()));
    expect(await lines(first)).toMatchObject({
      data: { lines: [{}, {}, { received: 18_500, given_back: 18_500, expected: 0, unconfirmed: 0 }] },
    });

    await atLater(office(), 4, async () => {
      const { ticket } = await sell();
      const next = await open();
      await expireDue(db, later(office()));
      expect(await ledgerOf(office(), ticket)).toMatchObject([{ shift_id: first }, { shift_id: null }]);
      // The report stays as it was when the shift was counted.
      expect(await lines(first)).toMatchObject({
        data: { lines: [{}, {}, { expected: 18_500, unconfirmed: 18_500 }] },
      });
      expect(await lines(next)).toMatchObject({ data: { lines: [{}, {}, { expected: 0, unconfirmed: 0 }] } });
    });
  });

  it('is named before a drawer is counted, without its amount, and somebody has to say who sees to it', async () => {
    const { call } = office();
    await closeOwn(office());
    const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 0 };
    const opened = await call('POST', '/api/open_shift', { by: 'ada', body: opening });
    const shift = textAt(opened.body, 'data', 'id');
    await sell();
    const named = { payer: 'Chinedu Obi', method: 'Bank Transfer' };
    expect((await call('GET', '/api/get_my_shift', { by: 'ada' })).body).toMatchObject({
      data: { lines: null, unconfirmed: [{ ...named, amount: null }] },
    });
    const count = { by: 'ada', body: { transfers: 18_500 } } as const;
    expect((await call('PUT', `/api/count_shift/${shift}`, count)).body).toMatchObject({
      data: { unconfirmed: [{ ...named, amount: 18_500 }] },
    });
    const close = (reason: string) =>
      call('PUT', `/api/close_shift/${shift}`, { by: 'ada', body: { reason } });
    expect((await close('')).body).toMatchObject({
      errors: { reason: ['Please say who will follow up what is not confirmed.'] },
    });
    expect((await close('Uche asks the bank')).body).toMatchObject({
      data: { status: 'Closed', unconfirmed: [named] },
    });
  });

  it('follows its ticket to another way of paying, in no more time', async () => {
    const { trip, ticket, payment } = await sell('ngozi');
    const paid = (method: 'Cash' | 'POS') =>
      office().call('PUT', `/api/edit_ticket/${ticket}`, {
        by: 'ada',
        body: aBooking(trip, { payment_method: method }),
      });
    await setConfirmation(office(), 'required', 4_000);
    expect((await paid('POS')).body).toMatchObject({
      data: { payment_confirmation: { status: 'Awaiting confirmation', until: '2026-11-21T11:00:00.000Z' } },
    });
    const byCard = await paymentOf(office(), ticket);
    expect(byCard).not.toBe(payment);
    const cash = await paid('Cash');
    await setConfirmation(office(), 'none');
    expect(cash.text).not.toContain('payment_confirmation');
    expect((await ledgerOf(office(), ticket)).map(({ amount_kobo: kobo, method }) => [method, kobo])).toEqual(
      [
        ['Bank Transfer', 1_850_000],
        ['Bank Transfer', -1_850_000],
        ['POS', 1_850_000],
        ['POS', -1_850_000],
        ['Cash', 1_850_000],
      ],
    );
    await expireDue(office().db, later(office(), 100));
    const { body } = await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ngozi' });
    expect(body).toMatchObject({ data: { status: 'Scheduled' } });
    expect(body).not.toMatchObject({ data: { voided: {} } });
  });
});
