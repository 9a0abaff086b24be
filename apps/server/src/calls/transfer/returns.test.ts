import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import { managerOf } from '../../testing/calls/drawers';
import { aPerson } from '../../testing/calls/access';
import { aBooking } from '../../testing/booking';
import { statusesOf } from '../../testing/answers';
import { PASSCODE, aTrip, emailOf } from '../../testing/company';
import { anyEntryWith, textLike } from '../../testing/matchers';
import { type Office, inEachOffice, textAt } from '../../testing/office';
import { accountOf, comeFor, paidInVain, setConfirmation, soldUnconfirmed } from '../../testing/payments';
import { receiveMoney } from '../../store/transfer/receiveMoney';
import { verify } from '../../verify/verify';

/** Has the provider asked once more for what came. */
const settleAgain = async ({ db, provider, clock }: Office, reference: string) =>
  receiveMoney(db, {
    provider: provider.name,
    reference,
    money: await provider.moneyFor(reference),
    now: clock.now,
  });

inEachOffice('A transfer that pays for nothing', (office) => {
  let returns = 0;
  const giveBack = (sale: string, transfer: string, changes: object = {}, caller: object = { by: 'ngozi' }) =>
    office().call('PUT', `/api/return_transfer/${sale}`, {
      ...caller,
      body: {
        transfer,
        amount: 18_500,
        account: 'Chinedu Obi 0123456789 GTBank',
        reference: `GTB/${(returns += 1)}/BACK`,
        ...changes,
      },
    });
  const returnOf = async (transfer: string) => {
    const [sent] = await office().db.query<{ id: string }>(
      sql`select id from transfer_return where money_id = ${transfer} order by at desc, id desc limit 1`,
    );
    return sent?.id ?? '';
  };
  const answer = (id: string, body: object, caller: object = { by: 'ngozi' }) =>
    office().call('PUT', `/api/answer_return/${id}`, { ...caller, body });
  /** What there is to look at of one ticket. */
  const toLookAt = async (ticket: string) => {
    const [sold] = await office().db.query<{ number: string }>(
      sql`select number from ticket where id = ${ticket}`,
    );
    return (await office().call('GET', '/api/get_look_at', { by: 'ngozi', query: `q=${sold?.number}` })).body;
  };
  const manager = async () => ({
    token: await managerOf(office(), (await aPerson(office(), (returns += 1))).id),
  });
  const transferOf = async (ticket: string) =>
    (await office().call('GET', `/api/get_transfer/${ticket}`, { by: 'ada' })).body;

  it('is given back by two people, and leaves the list once the second has confirmed it', async () => {
    const { ticket, transfer } = await paidInVain(office());
    expect(await toLookAt(ticket)).toMatchObject({ data: [{ kind: 'To give back', amount: 18_500 }] });
    expect(await giveBack(ticket, transfer, {}, await manager())).toMatchObject({ status: 200 });
    expect(await toLookAt(ticket)).toMatchObject({
      data: [{ kind: 'Return not confirmed', amount: -18_500 }],
    });
    expect(await answer(await returnOf(transfer), { outcome: 'Sent' })).toMatchObject({ status: 200 });
    expect(await toLookAt(ticket)).toMatchObject({ data: [] });
    expect(await answer(await returnOf(transfer), { outcome: 'Not sent', reason: 'Late' })).toMatchObject({
      status: 422,
      body: { message: 'Somebody has said already whether this was sent.' },
    });
    expect((await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ada' })).body).toMatchObject({
      data: {
        history: anyEntryWith({
          fields: [
            { field: 'Transfer sent back', from: textLike(/^₦18,500\.00, GTB/), to: 'Sent, says ngozi' },
          ],
        }),
      },
    });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is confirmed by nobody who recorded it, but by a colleague who may, with their own passcode', async () => {
    const { ticket, transfer } = await paidInVain(office());
    const first = await manager();
    await giveBack(ticket, transfer, {}, first);
    const id = await returnOf(transfer);
    const confirm = (consent: object) => answer(id, { outcome: 'Sent', ...consent }, first);
    const refusals: [object, string, string][] = [
      [{}, 'witness', 'You recorded this: somebody else confirms it.'],
      [
        { witness: emailOf('ada'), secret: PASSCODE },
        'witness',
        'Enter the e-mail of another person who may do this: a manager of the terminal, or a super admin.',
      ],
      [{ witness: emailOf('ngozi'), secret: 'Wrong#2026' }, 'secret', 'This passcode is wrong.'],
    ];
    for (const [consent, field, message] of refusals)
      expect(await confirm(consent)).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
    expect(await confirm({ witness: emailOf('ngozi'), secret: PASSCODE })).toMatchObject({ status: 200 });
    expect(await toLookAt(ticket)).toMatchObject({ data: [] });
  });

  it('is free again if the second person does not find it at the bank', async () => {
    const { ticket, transfer } = await paidInVain(office());
    await giveBack(ticket, transfer, {}, await manager());
    await answer(await returnOf(transfer), { outcome: 'Not sent', reason: 'Returned by the bank' });
    expect(await toLookAt(ticket)).toMatchObject({ data: [{ kind: 'To give back', amount: 18_500 }] });
    expect(await giveBack(ticket, transfer)).toMatchObject({ status: 200 });
  });

  it('is given back once, also if two people send back one transfer each at the same moment', async () => {
    const { ticket } = await soldUnconfirmed(office(), 'ada');
    const reference = await accountOf(office(), ticket);
    for (const id of ['one', 'other']) await comeFor(office(), reference, { id: `${id} of ${reference}` });
    const { body } = await office().call('GET', `/api/get_returnable/${ticket}`, { by: 'ngozi' });
    const other = await manager();
    const both = await Promise.all([
      giveBack(ticket, textAt(body, 'data', '0', 'id')),
      giveBack(ticket, textAt(body, 'data', '1', 'id'), {}, other),
    ]);
    expect(statusesOf(both)).toEqual([200, 422]);
    expect(JSON.stringify(both)).toContain('Of this transfer ₦0.00 is to be given back.');
  });

  it('is given back in parts, each to who sent it, and no more than came from them', async () => {
    const { ticket } = await soldUnconfirmed(office(), 'ada');
    const reference = await accountOf(office(), ticket);
    await comeFor(office(), reference);
    await comeFor(office(), reference, {
      amount: 2_000_000,
      sender: { name: 'Ngozi Eze', account: '2222222222', bank: 'UBA' },
    });
    const { body } = await office().call('GET', `/api/get_returnable/${ticket}`, { by: 'ngozi' });
    expect(body).toMatchObject({
      data: [
        { most: 18_500, sender: 'Chinedu Obi 0123456789 GTBank' },
        { most: 20_000, sender: 'Ngozi Eze 2222222222 UBA' },
      ],
    });
    const [first, second] = [textAt(body, 'data', '0', 'id'), textAt(body, 'data', '1', 'id')];
    const account = 'Ngozi Eze 2222222222 UBA';
    expect(await giveBack(ticket, second, { amount: 5_000, account })).toMatchObject({ status: 200 });
    expect(await giveBack(ticket, second, { amount: 15_000.01, account })).toMatchObject({
      status: 422,
    });
    expect(await giveBack(ticket, first, { amount: 15_000 })).toMatchObject({ status: 200 });
    expect(await toLookAt(ticket)).toMatchObject({
      data: [
        { kind: 'Return not confirmed', amount: -15_000 },
        { kind: 'Return not confirmed', amount: -5_000 },
      ],
    });
    expect(await transferOf(ticket)).toMatchObject({ data: { free: 0, status: 'Confirmed' } });
  });

  it('is not given back twice with one transfer of the bank, however its reference is spelt', async () => {
    const [one, other] = [await paidInVain(office()), await paidInVain(office())];
    await giveBack(one.ticket, one.transfer, { reference: 'FT-00774' });
    expect(await giveBack(other.ticket, other.transfer, { reference: 'ft 774' })).toMatchObject({
      status: 422,
      body: { errors: { reference: ['This reference was used already: ₦18,500.00 sent back by ngozi.'] } },
    });
  });

  it('that was sent back confirms nothing afterwards, before and after the second person has confirmed it', async () => {
    const { call } = office();
    await setConfirmation(office(), 'required');
    const trip = await aTrip(office().db, office().company);
    const body = aBooking(trip, { seat_number: [4], payment_method: 'Bank Transfer' });
    const ticket = textAt((await call('POST', '/api/book_ticket', { by: 'ada', body })).body, 'data', 'id');
    const pay = (method: string) =>
      call('PUT', `/api/edit_ticket/${ticket}`, {
        by: 'ada',
        body: { ...body, payment_method: method, reason: 'Paid otherwise' },
      });
    const reference = await accountOf(office(), ticket);
    expect(await pay('Cash')).toMatchObject({ status: 200 });
    await comeFor(office(), reference);
    const { body: came } = await call('GET', `/api/get_returnable/${ticket}`, { by: 'ngozi' });
    const transfer = textAt(came, 'data', '0', 'id');
    expect(await giveBack(ticket, transfer)).toMatchObject({ status: 200 });
    expect(await pay('Bank Transfer')).toMatchObject({ status: 200 });
    await setConfirmation(office(), 'none');
    const unpaid = { data: { received: 18_500, free: 0, due: 18_500, status: 'Awaiting confirmation' } };
    await settleAgain(office(), reference);
    expect(await transferOf(ticket)).toMatchObject(unpaid);
    await answer(await returnOf(transfer), { outcome: 'Sent' }, await manager());
    await settleAgain(office(), reference);
    expect(await transferOf(ticket)).toMatchObject(unpaid);
    expect(await giveBack(ticket, transfer, { amount: 1 })).toMatchObject({ status: 422 });
  });

  it('stays on record as it was recorded, and is confirmed by nobody who recorded it, whatever the server does', async () => {
    const { ticket, transfer } = await paidInVain(office());
    await giveBack(ticket, transfer);
    const id = await returnOf(transfer);
    const { db, company } = office();
    await expect(
      db.query(sql`update transfer_return set amount_kobo = 1 where id = ${id}`),
    ).rejects.toSatisfy((error) => isCheckViolation(error, 'transfer_return_only_grows'));
    await expect(
      db.query(sql`insert into transfer_return_answer (id, return_id, returned_by, person_id, at)
        values (${newId()}, ${id}, ${company.people.ngozi}, ${company.people.ngozi}, now())`),
    ).rejects.toSatisfy((error) => isCheckViolation(error, 'transfer_return_answer_by_another'));
  });
});
