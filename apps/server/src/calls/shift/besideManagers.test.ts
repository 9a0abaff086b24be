import { expect, it } from 'vitest';
import { openSession } from '../../store/access/session';
import { sql } from '../../db';
import { aPerson } from '../../testing/calls';
import { PASSCODE } from '../../testing/company';
import { managerOf } from '../../testing/calls/drawers';
import { anyEntryWith, anyText, listWith, somethingWith } from '../../testing/matchers';
import { inEachOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const WHY = { reason: 'She went home' };
const COUNTED = { counting: 'Counted', note_1000: 2, ...WHY };
const UNCOUNTED = { counting: 'Not counted', ...WHY };
let place = 700;

inEachOffice('Beside a drawer', (office) => {
  const as = async (id: string) => openSession(office().db, id, office().clock.now);
  const call = (verb: 'GET' | 'POST' | 'PUT', path: string, token: string, body: object = {}) =>
    office().call(verb, `/api/${path}`, { token, ...(verb === 'GET' ? {} : { body }) });
  const ngozi = () => office().tokenOf('ngozi');

  const promote = (id: string) => managerOf(office(), id);
  const aManager = async () => promote((await aPerson(office(), (place += 1))).id);

  /** A clerk of Awka with an open drawer that holds its float and a parcel's ₦3,500. */
  async function aDrawer(float = 5_000) {
    const { id: clerk, email } = await aPerson(office(), (place += 1));
    const token = await as(clerk);
    const counter = `Till ${place}`;
    const opening = { terminal_id: 'Awka', counter, opening_float: float };
    const id = textAt((await call('POST', 'open_shift', token, opening)).body, 'data', 'id');
    await call('POST', 'create_waybills', token, aWaybill(office().company));
    return { id, clerk, email, token, counter };
  }
  const differences = async () => (await call('GET', 'get_shift_differences', await ngozi())).body;
  const of = (clerk: string, row: object) => ({ data: anyEntryWith({ person_id: clerk, ...row }) });
  const cashToday = async () => (await call('GET', 'get_cash_today', await ngozi())).body;
  const at = (counter: string, row: object) => ({
    data: anyEntryWith({ drawer: somethingWith({ counter, ...row }) }),
  });
  const notBanked = async (query = '') => {
    const asked = { by: 'ngozi', query: `status=Not+banked&${query}` } as const;
    return (await office().call('GET', '/api/get_drops', asked)).body;
  };

  it('a manager’s count is disputed until the drawer’s owner or a super admin confirms it', async () => {
    const { id, clerk, email, token } = await aDrawer();
    const manager = await aManager();
    const ended = await call('PUT', `end_shift/${id}`, manager, COUNTED);
    expect(ended.body).toMatchObject({ data: { is_witnessed: false, may_confirm: false } });
    expect(await differences()).toMatchObject(of(clerk, { short: 0, disputed_short: 6_500 }));
    expect((await office().mails()).some(({ to }) => to === email)).toBe(true);
    expect((await call('PUT', `confirm_count/${id}`, manager)).status).toBe(404);
    expect((await call('GET', `get_shift/${id}`, token)).body).toMatchObject({ data: { may_confirm: true } });
    expect((await call('PUT', `confirm_count/${id}`, token)).body).toMatchObject({
      data: { is_witnessed: false, confirmed_by: anyText, may_confirm: false },
    });
    expect(await differences()).toMatchObject(of(clerk, { short: 6_500, disputed_short: 0 }));
    expect((await call('PUT', `confirm_count/${id}`, await ngozi())).status).toBe(404);

    const second = await aDrawer();
    await call('PUT', `end_shift/${second.id}`, manager, COUNTED);
    expect((await call('PUT', `confirm_count/${second.id}`, await ngozi())).status).toBe(200);
    const third = await aDrawer();
    await call('PUT', `end_shift/${third.id}`, await ngozi(), COUNTED);
    expect(await differences()).toMatchObject(of(third.clerk, { short: 6_500, disputed_short: 0 }));
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('what nobody counted is named: in Differences, in Cash today and in Activity, until it is found', async () => {
    const { id, clerk, counter } = await aDrawer();
    const manager = await aManager();
    await call('PUT', `end_shift/${id}`, manager, UNCOUNTED);
    expect(await differences()).toMatchObject(of(clerk, { uncounted: 1, uncounted_cash: 8_500 }));
    expect(await cashToday()).toMatchObject(
      at(counter, {
        expected: 8_500,
        counted: null,
        closed_at: anyText,
      }),
    );
    expect((await call('GET', 'get_audit', await ngozi())).body).toMatchObject({
      data: anyEntryWith({
        kind: 'not_counted',
        after: { counter, amount: 8_500, terminal: 'Awka', ...WHY },
      }),
    });
    const found = { method: 'Cash', finding: 'Found', amount: 3_000, reason: 'In the box' };
    await call('POST', `correct_shift/${id}`, manager, found);
    expect(await cashToday()).toMatchObject(at(counter, { expected: 5_500 }));
  });

  it('of what nobody counted the next shift settles what it found in the drawer, not a float that came from elsewhere', async () => {
    const { id, clerk, counter, token } = await aDrawer();
    await call('PUT', `end_shift/${id}`, await aManager(), UNCOUNTED);
    const open = (wishes: object) =>
      call('POST', 'open_shift', token, { terminal_id: 'Awka', counter, opening_float: 20_000, ...wishes });
    const asks = (found: string) => ({ status: 422, body: { errors: { found: [found] } } });
    expect(await open({})).toMatchObject(
      asks(
        'Nobody counted this drawer when it was last closed. Enter how much of the float was in it, 0 if nothing.',
      ),
    );
    expect(await open({ found: 20_001 })).toMatchObject(asks('It is part of the float: at most ₦20,000.00.'));
    expect((await open({ found: 3_000 })).status).toBe(200);
    expect(await differences()).toMatchObject(of(clerk, { uncounted_cash: 5_500 }));
    expect(await cashToday()).toMatchObject(at(counter, { expected: 5_500, counted: null }));
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('a float that is less than the last shift left is asked about at once, of who can answer', async () => {
    const { id, counter, token } = await aDrawer();
    await call('PUT', `count_shift/${id}`, token, { note_1000: 8, coins: 500 });
    await call('PUT', `close_shift/${id}`, token, { float_left: 5_000 });
    const open = (wishes: object) =>
      call('POST', 'open_shift', token, { terminal_id: 'Awka', counter, opening_float: 4_000, ...wishes });
    const less =
      'The last shift left ₦5,000.00 in this drawer. Count it again. If it is less, press Open again.';
    expect(await open({ confirmed: false })).toMatchObject({
      status: 422,
      body: { errors: { confirmed: [less] } },
    });
    const opened = await open({ confirmed: true });
    expect(opened.status).toBe(200);
    await call('PUT', `count_shift/${textAt(opened.body, 'data', 'id')}`, token, { note_1000: 4 });
    await call('PUT', `close_shift/${textAt(opened.body, 'data', 'id')}`, token, { float_left: 4_000 });
    expect((await open({ confirmed: false })).status).toBe(200);
  });

  it('cash that is found later wipes no shortage: it is a column of its own, and a drop that somebody else banks', async () => {
    const { id, clerk, counter } = await aDrawer();
    const manager = await aManager();
    await call('PUT', `end_shift/${id}`, await ngozi(), COUNTED);
    const found = { method: 'Cash', finding: 'Found', amount: 3_000, reason: 'In the box' };
    await call('POST', `correct_shift/${id}`, manager, found);
    await call('POST', `correct_shift/${id}`, manager, { ...found, finding: 'Missing', amount: 200 });
    expect(await differences()).toMatchObject(of(clerk, { short: 6_500, found: 3_000, missing: 200 }));
    const drops = await notBanked(`q=${encodeURIComponent(counter)}&sort=at`);
    expect(drops).toMatchObject({ data: [{ amount: 2_000 }, { amount: 3_000, why_not_bank: null }] });
    const drop = textAt(drops, 'data', '1', 'id');
    const banked = await call('PUT', `bank_drop/${drop}`, manager, { slip: '4471' });
    expect(banked.body).toEqual({ message: 'You have received this cash. Somebody else banks it.' });
    const together = { drops: [drop], slip: '4471', amount: 3_000 };
    expect((await call('POST', 'deposit_cash', manager, together)).status).toBe(403);
    expect((await call('POST', 'deposit_cash', await ngozi(), together)).status).toBe(200);
    const report = await call('GET', `get_shift/${id}`, await ngozi());
    expect(report.body).toMatchObject({ data: { drops: [] } });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('a found sum that was typed wrong is taken back by somebody else, as long as nobody has received or banked it', async () => {
    const { id, clerk, counter, token } = await aDrawer();
    const [finder, other] = [await aManager(), await aManager()];
    await call('PUT', `end_shift/${id}`, await ngozi(), UNCOUNTED);
    const find = async (amount: number) => {
      const found = { method: 'Cash', finding: 'Found', amount, reason: 'In the box' };
      await call('POST', `correct_shift/${id}`, finder, found);
      return textAt(await notBanked(`q=${encodeURIComponent(counter)}&sort=-at`), 'data', '0', 'id');
    };
    const back = (drop: string, by: string) =>
      call('POST', `take_back_found/${drop}`, by, { reason: 'A zero too many' });
    const drop = await find(5_000);
    expect(await differences()).toMatchObject(of(clerk, { found: 5_000, uncounted_cash: 3_500 }));
    expect((await back(drop, finder)).body).toEqual({
      message: 'You entered this. Somebody else takes it back.',
    });
    expect((await back(drop, await promote(clerk))).status).toBe(403);
    expect((await call('POST', `take_back_drop/${drop}`, token, { reason: 'So' })).status).not.toBe(200);
    expect(await notBanked(`q=${encodeURIComponent(counter)}`)).toMatchObject({
      data: [{ may_take_back: true }],
    });
    expect(await back(drop, other)).toMatchObject({
      status: 200,
      body: { data: { status: 'Taken back', may_take_back: false } },
    });
    expect(await differences()).toMatchObject(of(clerk, { found: 0, uncounted_cash: 8_500 }));
    expect(await notBanked(`q=${encodeURIComponent(counter)}`)).toEqual(
      expect.objectContaining({ data: [] }),
    );
    const report = await call('GET', `get_shift/${id}`, await ngozi());
    expect(report.body).toMatchObject({
      data: {
        corrections: [
          { amount: 5_000, reason: 'In the box' },
          { amount: -5_000, reason: 'Taken back: A zero too many' },
        ],
      },
    });
    expect((await back(drop, other)).body).toEqual({ message: 'This drop is taken back already.' });
    const banked = await find(500);
    await call('PUT', `bank_drop/${banked}`, other, { slip: '88120' });
    expect((await back(banked, other)).body).toEqual({ message: 'This drop is banked already.' });
    expect((await back(id, other)).status).toBe(404);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('whoever was the clerk of a shift does nothing about it in another role: not end, correct, receive or bank', async () => {
    const { id, clerk, token } = await aDrawer();
    const drop = textAt(
      (await call('POST', `drop_cash/${id}`, token, { amount: 1_000, received_by: 'The bank' })).body,
      'data',
      'drops',
      '0',
      'id',
    );
    const promoted = await promote(clerk);
    const own = { message: 'This is your own shift. Somebody else does that.' };
    const found = { method: 'Cash', finding: 'Found', amount: 3_000, reason: 'In the box' };
    expect((await call('PUT', `end_shift/${id}`, promoted, COUNTED)).body).toEqual(own);
    expect((await call('PUT', `receive_drop/${drop}`, promoted)).body).toEqual(own);
    expect((await call('PUT', `bank_drop/${drop}`, promoted, { slip: '1' })).body).toEqual(own);
    const deposit = { drops: [drop], slip: '1', amount: 1_000 };
    expect((await call('POST', 'deposit_cash', promoted, deposit)).body).toEqual(own);
    await call('PUT', `end_shift/${id}`, await ngozi(), COUNTED);
    expect((await call('POST', `correct_shift/${id}`, promoted, found)).body).toEqual(own);
    const made = await call('POST', 'deposit_cash', await ngozi(), deposit);
    const back = await call('POST', `take_back_deposit/${textAt(made.body, 'data', 'id')}`, promoted, WHY);
    expect(back.body).toEqual(own);
  });

  it('who says that they received the cash of a drop does not say that it is at the bank, unless nobody else may', async () => {
    const { id, token } = await aDrawer();
    const dropped = async (receiver: string, nth: string) =>
      textAt(
        (await call('POST', `drop_cash/${id}`, token, { amount: 500, received_by: receiver })).body,
        'data',
        'drops',
        nth,
        'id',
      );
    const first = await dropped('The bank', '0');
    const manager = await aManager();
    await call('PUT', `receive_drop/${first}`, manager);
    expect((await call('PUT', `bank_drop/${first}`, manager, { slip: '4471' })).status).toBe(403);
    const second = await dropped('The bank', '1');
    await call('PUT', `receive_drop/${second}`, await ngozi());
    expect((await call('PUT', `bank_drop/${second}`, await ngozi(), { slip: '4472' })).status).toBe(403);
    await office().db.query(sql`update person set is_banned = true where role = 'manager'`);
    expect((await call('PUT', `bank_drop/${second}`, await ngozi(), { slip: '4472' })).status).toBe(200);
  });

  it('whoever is named as the receiver of a drop confirms it in the clerk’s session, a manager or super admin too, and does not bank it', async () => {
    const { id, token } = await aDrawer(60_000);
    const { name, id: colleague } = await aPerson(office(), (place += 1), `Emeka ${place}`);
    const manager = await promote(colleague);
    let count = -1;
    const dropped = async (receiver: string) => {
      const drop = { amount: 1_000, received_by: receiver };
      return textAt(
        await call('POST', `drop_cash/${id}`, token, drop),
        'body',
        'data',
        'drops',
        `${(count += 1)}`,
        'id',
      );
    };
    const refused = {
      status: 403,
      body: { message: 'You have received this cash. Somebody else banks it.' },
    };
    for (const [receiver, session] of [
      [name, manager],
      ['Ngozi', await ngozi()],
    ] as const) {
      const drop = await dropped(receiver);
      expect(await call('PUT', `bank_drop/${drop}`, session, { slip: '0000' })).toMatchObject(refused);
      expect((await call('PUT', `receive_drop/${drop}`, token, { secret: PASSCODE })).body).toMatchObject({
        data: {
          drops: anyEntryWith({ id: drop, is_by_colleague: true, is_confirmed: true }),
          colleagues: listWith(name),
        },
      });
    }
    for (const written of [`Mr ${name}`, name.split(' ').toReversed().join(', ')]) {
      const drop = await dropped(written);
      expect(await call('PUT', `bank_drop/${drop}`, manager, { slip: '0000' })).toMatchObject(refused);
    }
    const second = await promote((await aPerson(office(), (place += 1), 'Chidi Obi')).id);
    await aPerson(office(), (place += 1), 'Chidi Obi');
    const namesakes = await dropped('Chidi Obi');
    expect(await call('PUT', `bank_drop/${namesakes}`, second, { slip: '0000' })).toMatchObject(refused);
    expect((await call('PUT', `bank_drop/${namesakes}`, manager, { slip: '4475' })).status).toBe(200);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('at most the company’s float stays in a drawer: the rest is a drop, and what stays is a row until the next shift has it', async () => {
    const { id, token, counter } = await aDrawer(60_000);
    await call('PUT', `count_shift/${id}`, token, { note_1000: 60, note_500: 7 });
    const close = (float: number) => call('PUT', `close_shift/${id}`, token, { float_left: float });
    expect((await close(50_001)).body).toMatchObject({
      errors: { float_left: ['At most ₦50,000.00 stays as the float. The rest goes to the bank.'] },
    });
    expect((await close(50_000)).status).toBe(200);
    expect(await notBanked(`q=${encodeURIComponent(counter)}`)).toMatchObject({ data: [{ amount: 13_500 }] });
    expect(await cashToday()).toMatchObject(at(counter, { expected: 50_000, counted: 50_000 }));
  });
});
