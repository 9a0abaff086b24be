import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db';
import { JPEG, claimsOf } from '../../testing/claim';
import { expensesOf } from '../../testing/expense';
import { NOW, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

/** When parcels are picked up, and trips arrive; then 48 hours, and a minute, later. */
const IN_TIME = '2026-11-23T09:00:00.000Z';
const LATE = '2026-11-23T09:01:00.000Z';

const NO_EXPENSE_OF_ONES_OWN = 'Whoever recorded a claim cannot pay it. A colleague enters its expense.';

inTheOffice('A claim', (office) => {
  const { send, sentOff, recorded, answer, get, attach, photo, claimable } = claimsOf(office);
  const { at, takeIn, setStatus, remove, get: waybill } = parcels(office);
  const { trip, sold } = ticketsOf(office);
  beforeEach(() => void (office().clock.now = new Date(NOW)));
  const number = async (id: string) => textAt((await waybill(id)).body, 'data', 'waybill_number');
  const says = (message: string) => ({ status: 422, body: { message } });

  describe('for a parcel', () => {
    it('is made once it has left, and by staff of either end', async () => {
      expect(await send(await number(await at('Pending')))).toMatchObject(
        says('The parcel has not left yet.'),
      );
      expect(await send((await sentOff()).number, {}, 'tunde')).toMatchObject({ status: 200 });
    });

    it('ends 48 hours after it was picked up; a super admin may record a late one with a reason', async () => {
      const first = await number(await at('Picked Up'));
      const second = await number(await at('Picked Up'));
      office().clock.now = new Date(IN_TIME);
      expect((await send(first)).status).toBe(200);
      office().clock.now = new Date(LATE);
      const ended = `Claims for ${second} ended on 23 Nov 2026, 10:00 AM, 48 hours after the parcel was picked up.`;
      expect((await claimable(second)).body).toEqual({ data: { late: ended } });
      expect(await send(second, { late_reason: 'He was ill' })).toMatchObject(
        says(`${ended} Ask the head office.`),
      );
      expect((await send(second, {}, 'ngozi')).body).toMatchObject({
        errors: { late_reason: [`${ended} Say why it is recorded now.`] },
      });
      const late = await send(second, { late_reason: 'He was ill' }, 'ngozi');
      expect((await get(textAt(late.body, 'data', 'id'))).body).toMatchObject({
        data: { late_reason: 'He was ill' },
      });
    });

    it('is made once, and not for a void one', async () => {
      const { number: claimed } = await sentOff();
      const made = await send(claimed);
      const already = `${claimed} already has the claim ${textAt(made.body, 'data', 'claim_number')}.`;
      expect(await send(claimed)).toMatchObject(says(already));
      expect((await claimable(claimed)).body).toMatchObject({
        data: { obstacle: already, claim_id: textAt(made.body, 'data', 'id') },
      });
      const { id, number: voided } = await sentOff();
      await remove(id, 'ngozi');
      expect(await send(voided)).toMatchObject(says(`${voided} is void. There is nothing to claim.`));
    });
  });

  it('is shown on its ticket or waybill with its status, to whoever may see the claim', async () => {
    const parcel = await sentOff();
    const claimIn = async (by: 'ada' | 'tunde' | 'ngozi') => (await waybill(parcel.id, by)).body;
    expect(await claimIn('ada')).not.toHaveProperty('data.claim');
    const made = (await send(parcel.number, {}, 'ada')).body;
    const claim = {
      id: textAt(made, 'data', 'id'),
      claim_number: textAt(made, 'data', 'claim_number'),
      status: 'Open',
    };
    expect(await claimIn('ada')).toMatchObject({ data: { claim } });
    await answer(claim.id);
    expect(await claimIn('tunde')).toMatchObject({ data: { claim: { ...claim, status: 'Accepted' } } });
    const other = await office().db.query(sql`
      update claim set destination_terminal_id = origin_terminal_id where id = ${claim.id} returning id`);
    expect(other).toHaveLength(1);
    expect(await claimIn('tunde')).not.toHaveProperty('data.claim');
  });

  it('for a ticket is made once its bus has left', async () => {
    const { call } = office();
    const on = await trip();
    const { id } = await sold(on);
    const ticket = textAt(
      (await call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body,
      'data',
      'ticket_id',
    );
    expect(await send(ticket)).toMatchObject(says('The bus has not left yet.'));
    await call('PUT', `/api/trip_status/${on}`, {
      by: 'ngozi',
      body: { status: 'En-route', confirmed: true },
    });
    const made = await send(ticket, { worth: 90_000 });
    expect(made.status).toBe(200);
    expect((await call('GET', `/api/get_ticket/${id}`, { by: 'tunde' })).body).toMatchObject({
      data: { claim: { id: textAt(made.body, 'data', 'id'), status: 'Open' } },
    });
  });

  it('names the passenger or the receiver, and their phone, in its list too', async () => {
    const id = await recorded();
    const claimant = { claimant: 'Bola Ade', claimant_phone: '07061234567' };
    expect((await get(id)).body).toMatchObject({ data: claimant });
    const list = await office().call('GET', '/api/get_claims', { by: 'ngozi' });
    expect(list.body).toHaveProperty(
      'data',
      expect.arrayContaining([expect.objectContaining({ id, ...claimant })]),
    );
  });

  it('is answered by a super admin who did not record it, with the answer in its history', async () => {
    expect((await answer(await recorded(), {}, 'ada')).status).toBe(403);
    expect(await answer(await recorded({}, 'ngozi'))).toMatchObject({
      status: 403,
      body: { message: 'You recorded this claim yourself. Another super admin answers it.' },
    });
    const id = await recorded();
    await answer(id);
    expect(
      (await answer(id, { status: 'Rejected', accepted: 9, answer: 'It was not in it' })).body,
    ).toMatchObject({
      data: {
        status: 'Rejected',
        accepted: null,
        history: [
          { kind: 'created' },
          { kind: 'status', from_status: 'Open', to_status: 'Accepted' },
          { fields: [{ field: 'Accepted amount', to: '₦15,000.00' }, { field: 'Answer' }] },
          { kind: 'status', from_status: 'Accepted', to_status: 'Rejected' },
          { fields: [{ from: '₦15,000.00', to: '' }, { to: 'It was not in it' }] },
        ],
      },
    });
  });

  it('keeps its photo once it is answered, and shows it only to those who may see the claim', async () => {
    const id = await recorded();
    expect((await attach(id, JPEG)).status).toBe(200);
    expect((await photo(id, 'tunde')).body).toEqual({ data: { type: 'image/jpeg', file: JPEG } });
    expect((await photo(id, 'chika')).status).toBe(404);
    await answer(id);
    expect(await attach(id, '')).toMatchObject(says('This claim is Accepted. Its photo stays as it is.'));
  });

  it('loses the phone and the photo with the personal data of its parcel', async () => {
    const phone = '08051112222';
    const parcel = await takeIn({ sender_number: phone });
    await setStatus(parcel.id, 'On-Transit', 'ada');
    await setStatus(parcel.id, 'Delivered', 'tunde');
    await setStatus(parcel.id, 'Picked Up', 'tunde');
    const id = textAt((await send(parcel.number, { phone: '08054443333' })).body, 'data', 'id');
    await attach(id, JPEG);
    expect((await get(id)).body).toMatchObject({
      data: { phone: '08054443333', claimant_phone: '08054443333', file_type: 'image/jpeg' },
    });
    const erased = await office().call('POST', '/api/erase_personal_data', { by: 'ngozi', body: { phone } });
    expect(erased.status).toBe(200);
    expect((await get(id)).body).toMatchObject({
      data: { phone: '', claimant: 'Erased', claimant_phone: 'Erased', file_type: null },
    });
    expect((await photo(id, 'ngozi')).status).toBe(404);
  });
});

inEachOffice('A claim is paid', (office) => {
  const { recorded, accepted, answer, get } = claimsOf(office);
  const { enter, send, edit, decide, remove } = expensesOf(office);
  const pays = (claim: string, amount = 15_000) => ({ claim_number: claim, amount, expense_type: 'Claim' });
  const claimOf = async (id: string) => (await get(id)).body;

  it('by one approved expense of at most what was accepted, which takes it back again', async () => {
    const { id, number } = await accepted();
    expect((await send({ by: 'tunde', body: { ...pays(number, 15_001), ...LAGOS } })).body).toMatchObject({
      errors: { amount: ['The claim was accepted with ₦15,000.00. Enter at most that.'] },
    });
    const expense = await enter({ ...pays(number), ...LAGOS }, 'tunde');
    expect(await claimOf(id)).toMatchObject({
      data: { status: 'Accepted', expense: { id: expense, status: 'Pending', amount: 15_000 } },
    });
    expect((await send({ by: 'tunde', body: { ...pays(number), ...LAGOS } })).body).toMatchObject({
      errors: { claim_number: ['Another expense already pays this claim.'] },
    });
    expect((await answer(id, { accepted: 1 })).body).toMatchObject({
      message: 'An expense pays this claim. Delete the expense first.',
    });
    await decide(expense, 'Approved');
    expect(await claimOf(id)).toMatchObject({ data: { status: 'Paid', expense: { status: 'Approved' } } });
    expect((await answer(id)).body).toMatchObject({
      message: 'This claim is paid. Its answer can no longer change.',
    });
    await decide(expense, 'Pending', 'ngozi', 'Too early');
    expect(await claimOf(id)).toMatchObject({ data: { status: 'Accepted' } });
    await decide(expense, 'Approved');
    await remove(expense, 'ngozi', 'He was paid in Lagos');
    expect(await claimOf(id)).toMatchObject({ data: { status: 'Accepted', expense: null } });
    await enter({ ...pays(number), ...LAGOS }, 'tunde');
    expect(await verify(office().db)).toMatchObject({ broken: [], more: 0 });
  });

  it('out of the drawer of a colleague, and then by no second expense', async () => {
    const { id, number } = await accepted();
    const opening = { terminal_id: 'Lagos', counter: 'Lagos 1', opening_float: 20_000 };
    const opened = await office().call('POST', '/api/open_shift', { by: 'tunde', body: opening });
    const till = textAt(opened.body, 'data', 'id');
    const pay = (amount: number) =>
      office().call('POST', `/api/pay_expense/${till}`, {
        by: 'tunde',
        body: { ...pays(number, amount), ...OF_BOOKS },
      });
    expect((await pay(15_001)).body).toMatchObject({
      errors: { amount: ['The claim was accepted with ₦15,000.00. Enter at most that.'] },
    });
    expect((await pay(15_000)).status).toBe(200);
    expect((await pay(1)).body).toMatchObject({
      errors: { claim_number: ['Another expense already pays this claim.'] },
    });
    await decide(textAt(await claimOf(id), 'data', 'expense', 'id'), 'Approved');
    expect(await claimOf(id)).toMatchObject({ data: { status: 'Paid' } });
    expect(await verify(office().db)).toMatchObject({ broken: [], more: 0 });
  });

  it('only if it was accepted, and never by whoever recorded it', async () => {
    const { number } = await accepted();
    expect((await send({ by: 'ada', body: { ...anAwkaExpense, ...pays(number) } })).body).toMatchObject({
      errors: { claim_number: [NO_EXPENSE_OF_ONES_OWN] },
    });
    const own = await enter(pays('', 15_000));
    expect((await edit(own, 'ngozi', { ...anAwkaExpense, ...pays(number) })).body).toMatchObject({
      errors: { claim_number: [NO_EXPENSE_OF_ONES_OWN] },
    });
    const open = textAt(await claimOf(await recorded()), 'data', 'claim_number');
    expect((await send({ by: 'tunde', body: { ...pays(open), ...LAGOS } })).body).toMatchObject({
      errors: { claim_number: ['This claim is Open. Only an accepted claim can be paid.'] },
    });
    expect((await send({ by: 'tunde', body: { ...pays('CL-222222-3'), ...LAGOS } })).body).toMatchObject({
      errors: { claim_number: ['There is no claim CL-222222-3. Check its number.'] },
    });
  });
});

const OF_BOOKS = { approving_officer: 'Ngozi Okeke', description: 'Ten books' };
const LAGOS = { terminal_id: 'Lagos', ...OF_BOOKS };
const anAwkaExpense = { terminal_id: 'Awka', ...OF_BOOKS };
