import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { workTransfers } from '../../store/transfer/workTransfers';
import { aBooking } from '../../testing/booking';
import { textLike } from '../../testing/matchers';
import { inTheOffice } from '../../testing/office';
import { later, setConfirmation, soldUnconfirmed } from '../../testing/payments';
import { workSettlements } from '../../store/settlement/workSettlements';
import { SIGNED } from '../../testing/provider';
import { verify } from '../../verify/verify';

const MONNIFY_SAYS =
  'Monnify confirms this payment when the money is there. Only a super admin can confirm it by hand.';

inTheOffice('A card sale with a POS terminal', (office) => {
  beforeEach(() => setPosTerminals('Awka 1: 2033HTE0'));

  const setPosTerminals = (text: string | null) =>
    office().db.query(sql`update terminal set pos_terminals = ${text} where id = ${office().company.awka}`);

  const sold = () => soldUnconfirmed(office(), 'ngozi', { payment_method: 'POS' });
  const send = (ticket: string, token?: string) =>
    office().call('PUT', `/api/open_transfer/${ticket}`, token === undefined ? { by: 'ada' } : { token });
  const sent = () => office().provider.sent.at(-1);
  const confirm = (payment: string, reference: string) =>
    office().call('PUT', `/api/confirm_payment/${payment}`, {
      by: 'ada',
      body: { reference, amount: 18_500 },
    });
  const statusOf = async (ticket: string) =>
    (await office().call('GET', `/api/get_transfer/${ticket}`, { by: 'ada' })).body;

  async function pay(code: string | undefined) {
    const event = office().provider.pay(code ?? '');
    await office().call('POST', '/api/payment_events', { text: event.toString(), headers: SIGNED });
    const { db, provider, clock } = office();
    await workTransfers(db, {
      provider,
      now: clock.now,
      onFailure: (error) => expect.unreachable(String(error)),
    });
  }

  it('confirms itself when its terminal was paid, and the history says by whom', async () => {
    const { ticket } = await sold();
    expect(await send(ticket)).toMatchObject({
      body: { data: { method: 'POS', name: 'Awka 1', number: '2033HTE0', amount: 18_500, due: 18_500 } },
    });
    expect(sent()).toMatchObject({ terminal: '2033HTE0', amount: 1_850_000 });
    await pay(sent()?.code);
    expect(await statusOf(ticket)).toMatchObject({
      data: { status: 'Confirmed', received: 18_500, free: 0 },
    });
    const { body } = await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        payment_confirmation: { status: 'Confirmed' },
        history: [{}, { by: 'Monnify', fields: [{ to: textLike(/^Confirmed by Monnify, ₦18,500\.00, /) }] }],
      },
    });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is found in what the provider paid out to the bank, by the payer of its request', async () => {
    const { db, provider, clock } = office();
    const { ticket } = await sold();
    await send(ticket);
    await pay(sent()?.code);
    const card = { id: 'pos_1', cameFor: sent()?.reference ?? '', amount: 18_500_00, fee: 100_00 };
    await office().call('POST', '/api/payment_events', {
      text: provider.settle('S-1', card).toString(),
      headers: SIGNED,
    });
    const onFailure = (error: unknown) => expect.unreachable(String(error));
    await workSettlements(db, { provider, now: clock.now, onFailure });
    expect(await db.query(sql`select payments from settlement`)).toEqual([{ payments: 1 }]);
    expect(await db.query(sql`select from settlement_difference`)).toEqual([]);
  });

  it('is not confirmed by a clerk once a terminal was asked for it, and by a colleague where none was', async () => {
    const { ticket, payment } = await sold();
    await send(ticket);
    expect(await confirm(payment, 'RRN 4471')).toMatchObject({
      status: 403,
      body: { message: MONNIFY_SAYS },
    });
    await setPosTerminals(null);
    const other = await sold();
    expect(await send(other.ticket)).toMatchObject({ status: 200, body: { data: null } });
    expect(await confirm(other.payment, 'RRN 4472')).toMatchObject({ status: 200 });
  });

  it('is one request, however often it is sent, and to whichever terminal', async () => {
    const { ticket } = await sold();
    await send(ticket);
    const first = sent();
    await setPosTerminals('Awka 1: Z0R4orOU');
    await send(ticket);
    expect(sent()).toMatchObject({ request: first?.code, code: first?.code, terminal: 'Z0R4orOU' });
    expect(await statusOf(ticket)).toMatchObject({ data: { number: 'Z0R4orOU' } });
  });

  it('goes to the terminal beside the counter, and to none where that is not known', async () => {
    await setPosTerminals('Awka 1: 2033HTE0\nAwka 2: Z0R4orOU');
    const { ticket } = await sold();
    expect(await send(ticket)).toMatchObject({ body: { data: null } });
    const named = { terminal_id: 'Awka', name: 'awka 2', paper: '80mm' };
    const token = await office().tokenOf('ada');
    await office().call('POST', '/api/name_counter', { token, body: named });
    expect(await send(ticket, token)).toMatchObject({
      body: { data: { name: 'Awka 2', number: 'Z0R4orOU' } },
    });
  });

  it('that the terminal did not take says so, and a colleague confirms it as before', async () => {
    const { ticket, payment } = await sold();
    office().provider.isDown = true;
    expect(await send(ticket)).toMatchObject({
      status: 422,
      body: { message: textLike(/^Monnify did not reach the POS terminal of Awka 1\. /) },
    });
    office().provider.isDown = false;
    expect(await statusOf(ticket)).toEqual({ data: null });
    expect(await confirm(payment, 'RRN 4473')).toMatchObject({ status: 200 });
  });

  it('whose answer was lost may have been taken: it is not confirmed by a clerk, and its money is found', async () => {
    const { ticket, payment } = await sold();
    office().provider.losesAnswer = true;
    expect(await send(ticket)).toMatchObject({ status: 422 });
    office().provider.losesAnswer = false;
    expect(await confirm(payment, 'RRN 4474')).toMatchObject({ status: 403 });
    office().provider.pay(sent()?.code ?? '');
    const { db, provider } = office();
    await workTransfers(db, {
      provider,
      now: later(office(), 1),
      onFailure: (error) => expect.unreachable(String(error)),
    });
    expect(await statusOf(ticket)).toMatchObject({ data: { status: 'Confirmed' } });
  });

  it('that was sold by transfer before goes to the terminal, not to the account', async () => {
    const { ticket, trip } = await soldUnconfirmed(office(), 'ada');
    expect(await send(ticket)).toMatchObject({ body: { data: { method: 'Bank Transfer' } } });
    const body = aBooking(trip, { seat_number: [4], payment_method: 'POS' });
    await setConfirmation(office(), 'required');
    const edited = await office().call('PUT', `/api/edit_ticket/${ticket}`, { by: 'ada', body });
    await setConfirmation(office(), 'none');
    expect(edited.status).toBe(200);
    expect(await statusOf(ticket)).toEqual({ data: null });
    expect(await send(ticket)).toMatchObject({ body: { data: { method: 'POS', name: 'Awka 1' } } });
    await pay(sent()?.code);
    expect(await statusOf(ticket)).toMatchObject({ data: { method: 'POS', status: 'Confirmed' } });
  });

  it('that is deleted has its money to give back, and no sale by transfer is paid with it', async () => {
    const { ticket } = await sold();
    await send(ticket);
    const { code } = sent() ?? {};
    await office().call('DELETE', `/api/delete_ticket/${ticket}`, { by: 'ada', body: { reason: 'A slip' } });
    await pay(code);
    const { db } = office();
    expect(await db.query(sql`select amount_kobo from transfer_surplus where record_id = ${ticket}`)).toEqual(
      [{ amount_kobo: 1_850_000 }],
    );
    const byTransfer = await soldUnconfirmed(office(), 'ada');
    expect(await send(byTransfer.ticket)).toMatchObject({
      body: { data: { method: 'Bank Transfer', late: 0 } },
    });
    const byCard = await sold();
    expect(await send(byCard.ticket)).toMatchObject({ body: { data: { method: 'POS', late: 18_500 } } });
  });
});
