import { expect, it } from 'vitest';
import { sql } from '../../db';
import { openSession } from '../../store/access/session';
import { expireDue } from '../../store/expiry/expireDue';
import { aPerson } from '../../testing/calls';
import { anExpense } from '../../testing/expense';
import { closeOwn } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import { later, setConfirmation } from '../../testing/payments';
import { ticketsOf } from '../../testing/tickets';

inTheOffice('What drawers differ by', (office) => {
  const shift = async (count: object, counting = 'Counted') => {
    await closeOwn(office());
    const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 1_000 };
    const { body } = await office().call('POST', '/api/open_shift', { by: 'ada', body: opening });
    const id = textAt(body, 'data', 'id');
    const ending = { counting, reason: 'Counted by a test', ...count };
    await office().call('PUT', `/api/end_shift/${id}`, { by: 'ngozi', body: ending });
    return id;
  };
  const differencesOf = async (query = '') =>
    (await office().call('GET', '/api/get_shift_differences', { by: 'ngozi', query })).body;

  it('is told person by person: what is over never makes up for what is short, nor does what was corrected', async () => {
    await shift({ note_500: 1, pos: 500 });
    await shift({ note_1000: 1 });
    await shift({}, 'Not counted');
    const wrong = await shift({ note_500: 1 });
    const found = { method: 'Cash', finding: 'Found', amount: 500, reason: 'Under the drawer' };
    await office().call('POST', `/api/correct_shift/${wrong}`, { by: 'ngozi', body: found });
    const ada = {
      person: 'ada',
      terminal: 'Awka',
      shifts: 4,
      differing: 2,
      uncounted: 1,
      uncounted_cash: 0,
      short: 1_000,
      over: 500,
      found: 500,
      missing: 0,
      unapproved: 0,
    };
    expect(await differencesOf()).toMatchObject({ data: [ada] });
    expect(await differencesOf('from=2026-11-21&to=2026-11-21')).toMatchObject({ data: [ada] });
    expect(await differencesOf('to=2026-11-20')).toEqual({ data: [] });
  });

  it('is added up by terminal and by week, too; each row has its shifts', async () => {
    await shift({ note_500: 1 });
    const { call } = office();
    const [byTerminal, byWeek] = [await differencesOf('by=terminal'), await differencesOf('by=week')];
    expect(byTerminal).toMatchObject({ data: [{ person: null, terminal: 'Awka', week: null }] });
    expect(byWeek).toMatchObject({ data: [{ person: null, terminal: null, week: '2026-11-16' }] });
    const sums = [await differencesOf(), byTerminal, byWeek].map((answer) =>
      /"shifts":.*/.exec(JSON.stringify(answer))?.[0].replaceAll(/"week":[^,]*,/g, ''),
    );
    expect(new Set(sums).size).toBe(1);
    const { body } = await call('GET', '/api/get_shift_differences', { by: 'ngozi', query: 'by=day' });
    expect(body).toMatchObject({ errors: { by: ['It is one of person, terminal, week, personAndWeek.'] } });
    const query = `status=Closed&person_id=${textAt(await differencesOf(), 'data', '0', 'person_id')}&limit=1`;
    const told = Number(/"shifts":(\d+)/.exec(JSON.stringify(await differencesOf()))?.[1]);
    expect((await call('GET', '/api/get_shifts', { by: 'ngozi', query })).body).toMatchObject({
      total: told,
    });
    const { lagos, people } = office().company;
    expect(await differencesOf(`terminal_id=${lagos}`)).toEqual({ data: [] });
    expect(await differencesOf(`person_id=${people.ada}`)).toEqual(await differencesOf());
    const nobodys = `terminal_id=${lagos}&limit=1`;
    expect((await call('GET', '/api/get_shifts', { by: 'ngozi', query: nobodys })).body).toMatchObject({
      total: 0,
    });
    for (const field of ['person_id', 'terminal_id']) {
      const wrong = await call('GET', '/api/get_shifts', { by: 'ngozi', query: `${field}=everybody` });
      expect(wrong.status).toBe(422);
    }
  });

  it('is told by person and week, too, and as a file for the accountant', async () => {
    await shift({ note_500: 1 });
    const { call } = office();
    const query = 'by=personAndWeek&from=2026-11-21&to=2026-11-21';
    expect(await differencesOf(query)).toMatchObject({
      data: [{ person: 'ada', terminal: 'Awka', week: '2026-11-16' }],
    });
    const file = await call('GET', '/api/get_shift_differences', {
      by: 'ngozi',
      query: `${query}&format=csv`,
    });
    expect(file.headers['content-disposition']).toContain('differences_by_personAndWeek_2026-11-21');
    const [headings = '', row = ''] = file.text.slice(1).split('\r\n');
    expect(headings).toMatch(
      /^"Week of","Cashier","Terminal","Shifts","Differ","Not counted","Cash not counted","Short"/,
    );
    const short = Number(/"short":(\d+)/.exec(JSON.stringify(await differencesOf(query)))?.[1]);
    expect(row).toMatch(/^"16\/11\/2026","ada","Awka",/);
    expect(row.split(',')[7]).toBe(short.toFixed(2));
    const events = await call('GET', '/api/get_audit', { by: 'ngozi', query: 'kind=exported&limit=1' });
    expect(events.text).toContain('differences');
  });

  it('names what a drawer paid for an expense until it is approved: the books do not have it', async () => {
    const { call } = office();
    await closeOwn(office());
    const before = JSON.stringify(await differencesOf());
    const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 1_000 };
    const opened = await call('POST', '/api/open_shift', { by: 'ada', body: opening });
    const id = textAt(opened.body, 'data', 'id');
    const { terminal_id: _terminal, ...expense } = anExpense({ amount: 700 });
    const pay = async (amount: number, place: string) => {
      const body = { ...expense, amount };
      const paid = await call('POST', `/api/pay_expense/${id}`, { by: 'ada', body });
      return textAt(paid.body, 'data', 'payments', place, 'id');
    };
    const [diesel, repair] = [await pay(700, '0'), await pay(200, '1')];
    await call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: { note_100: 1 } });
    await call('PUT', `/api/close_shift/${id}`, { by: 'ada', body: {} });
    expect(before).toContain('"unapproved":0');
    expect(await differencesOf()).toMatchObject({ data: [{ unapproved: 900 }] });
    const rejecting = { status: 'Rejected', reason: 'No receipt' };
    await call('PUT', `/api/expense_status/${diesel}`, { by: 'ngozi', body: rejecting });
    expect(await differencesOf()).toMatchObject({ data: [{ unapproved: 900 }] });
    await call('PUT', `/api/expense_status/${repair}`, { by: 'ngozi', body: { status: 'Approved' } });
    expect(await differencesOf()).toMatchObject({ data: [{ unapproved: 700 }] });
  });

  it('is cash that came to the bank once, and stays there', async () => {
    const { call, db } = office();
    await closeOwn(office());
    // The counted cash of drawers closed earlier also waits to be banked.
    const [before] = await db.query<{ drops: number; kobo: number }>(
      sql`select count(*)::int as drops, sum(amount_kobo)::int as kobo from cash_drop`,
    );
    const { drops = 0, kobo = 0 } = before ?? {};
    const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 9_000 };
    const opened = await call('POST', '/api/open_shift', { by: 'ada', body: opening });
    const drop = { amount: '2,500.50', received_by: 'The bank', note: 'Safe' };
    const path = `/api/drop_cash/${textAt(opened.body, 'data', 'id')}`;
    const { body } = await call('POST', path, { by: 'ada', body: drop });
    const sums = async (query = '') => (await call('GET', '/api/get_banking', { by: 'ngozi', query })).body;
    const oldest = office().clock.now.toISOString();
    const nothing = { drops: 0, amount: 0, oldest_at: null };
    const others = { drops, amount: kobo / 100 };
    const waiting = { drops: drops + 1, amount: (kobo + 250_050) / 100, oldest_at: oldest };
    expect(await sums()).toMatchObject({
      data: { not_banked: waiting, banked: nothing, terminals: [{ terminal: 'Awka', ...waiting }] },
    });
    expect(await sums('to=2026-11-20')).toEqual({
      data: {
        not_banked: nothing,
        banked: nothing,
        terminals: [],
        short: 0,
        over: 0,
        taken_back: { deposits: 0, amount: 0 },
      },
    });
    const banking = `/api/bank_drop/${textAt(body, 'data', 'drops', '0', 'id')}`;
    expect((await call('PUT', banking, { by: 'ngozi', body: { slip: 'FBN 4471' } })).body).toMatchObject({
      data: { status: 'Banked', amount: 2_500.5, slip: 'FBN 4471', banked_by: 'ngozi' },
    });
    const banked = { drops: 1, amount: 2_500.5, oldest_at: oldest };
    expect(await sums()).toMatchObject({ data: { not_banked: others, banked } });
    expect((await call('PUT', banking, { by: 'ngozi', body: { slip: 'FBN 9' } })).body).toEqual({
      message: 'This drop is banked already.',
    });
    expect(
      (await call('GET', '/api/get_drops', { by: 'ngozi', query: 'q=fbn+awka&limit=10' })).body,
    ).toMatchObject({
      data: [{ amount: 2_500.5, deposit: null }],
      total: 1,
      counts: { Banked: 1 },
    });
    expect((await call('GET', '/api/get_drops', { by: 'ngozi', query: 'format=csv' })).text).toContain(
      '2500.50',
    );
  });

  it('names what was changed to a transfer that nobody confirmed, by the person who changed it, also where nobody waits for it', async () => {
    const { sold, trip, edit } = ticketsOf(office);
    await closeOwn(office());
    await setConfirmation(office(), 'required');
    const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 0 };
    const { body } = await office().call('POST', '/api/open_shift', { by: 'ada', body: opening });
    const kept = await sold(await trip(), { payment_method: 'Bank Transfer' });
    const edited = await sold(await trip(), { payment_method: 'POS' });
    const reason = 'They paid by transfer';
    await edit(edited.id, { ...edited.body, payment_method: 'Bank Transfer', reason });
    await expireDue(office().db, later(office()));
    await setConfirmation(office(), 'none');
    const relabelled = await sold(await trip({ amountKobo: 900_000 }), { amount: 9_000 });
    await edit(relabelled.id, { ...relabelled.body, payment_method: 'Bank Transfer', reason });
    const back = await sold(await trip(), {});
    await edit(back.id, { ...back.body, payment_method: 'POS', reason });
    await edit(back.id, { ...back.body, payment_method: 'Cash', reason });
    for (const { id } of [kept, edited])
      expect(
        await office().db.query(sql`select from ticket where id = ${id} and deleted_at is null`),
      ).toEqual([]);
    const ending = { counting: 'Not counted', reason: 'Counted by a test' };
    await office().call('PUT', `/api/end_shift/${textAt(body, 'data', 'id')}`, { by: 'ngozi', body: ending });
    expect(await differencesOf()).toMatchObject({ data: [{ person: 'ada', unconfirmed: 27_500 }] });
  });

  it.each(['nobody', 'a colleague', 'the head office'] as const)(
    'names what was changed to a transfer by who changed it, though %s sells a further seat on it',
    async (seller) => {
      const { call, clock } = office();
      const { sold, trip, edit } = ticketsOf(office);
      await closeOwn(office());
      await setConfirmation(office(), 'none');
      const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 0 };
      const { body } = await call('POST', '/api/open_shift', { by: 'ada', body: opening });
      const named = async (by: string) =>
        Number(
          new RegExp(`"person":"${by}".*?"unconfirmed":([0-9.]+)`).exec(
            JSON.stringify(await differencesOf()),
          )?.[1] ?? 0,
        );
      const before = await named('ada');
      const { id, body: sale } = await sold(await trip());
      const tick = () => void (clock.now = new Date(clock.now.getTime() + 1_000));
      tick();
      const changed = { ...sale, payment_method: 'Bank Transfer', reason: 'They paid by transfer' };
      await edit(id, changed);
      tick();
      const colleague = await aPerson(office(), 40 + seller.length, `Ben ${seller.length}`);
      const token = await openSession(office().db, colleague.id, clock.now);
      const other = await call('POST', '/api/open_shift', { token, body: { ...opening, counter: 'Awka 2' } });
      const by = { nobody: undefined, 'a colleague': { token }, 'the head office': { by: 'ngozi' as const } }[
        seller
      ];
      const more = { ...changed, seat_number: [4, 5], amount: 37_000 };
      if (by) expect((await call('PUT', `/api/edit_ticket/${id}`, { ...by, body: more })).status).toBe(200);
      for (const answer of [body, other.body]) {
        const ending = { counting: 'Not counted', reason: 'Counted by a test' };
        await call('PUT', `/api/end_shift/${textAt(answer, 'data', 'id')}`, { by: 'ngozi', body: ending });
      }
      expect([(await named('ada')) - before, await named(colleague.name)]).toEqual([18_500, 0]);
    },
  );
});
