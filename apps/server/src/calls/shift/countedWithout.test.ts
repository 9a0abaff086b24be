import { beforeEach, expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { closeOwn } from '../../testing/calls/drawers';
import { PASSCODE } from '../../testing/company';
import { NOW, inTheOffice } from '../../testing/office';
import { verify } from '../../verify/verify';
import { WHY, countsOf } from './testing/countedDrawer';

inTheOffice('A drawer that a colleague counts', (office) => {
  const { call, seen, anybody, aCount } = countsOf(office);

  beforeEach(() => closeOwn(office()));

  it('without its owner is marked for good, needs a reason, and its owner and Activity are told', async () => {
    const { id, uche, email, own, counter, takeOver, witness } = await aCount();
    const marked = { data: { is_witnessed: false, person: 'Uche Eze', counted_by: 'ada' } };
    expect((await office().call('GET', '/api/get_my_shift', { token: own })).body).toMatchObject(marked);
    expect((await takeOver()).body).toMatchObject({
      errors: { reason: ['Please say why Uche Eze has not confirmed the count.'] },
    });
    expect((await office().mails()).filter(({ to }) => to === email)).toEqual([]);
    expect((await takeOver(WHY)).status).toBe(200);
    expect(await seen(id)).toMatchObject(marked);
    expect((await office().call('GET', '/api/get_shifts', { token: own })).body).toMatchObject({
      data: [{ id, is_own: true, is_witnessed: false }],
    });
    const list = await office().call('GET', '/api/get_shifts', { by: 'ngozi', query: 'format=csv' });
    expect(list.text).toContain('"He went home","Uche Eze"');
    const events = await eventsIn(office().db);
    expect(events.filter(({ kind }) => kind === 'counted_without')).toMatchObject([
      {
        kind: 'counted_without',
        person_name: 'ada',
        target_id: uche,
        after: { terminal: 'Awka', counter, reason: 'He went home' },
      },
    ]);
    const mail = (await office().mails()).find(({ to }) => to === email);
    expect(mail?.text).toContain(`ada counted your drawer ${counter} and took it over`);
    expect(await witness(PASSCODE)).toMatchObject({ body: { message: 'This shift is closed already.' } });
  });

  it('and its owner confirms with their passcode is witnessed, and nobody is told', async () => {
    const { id, email, takeOver, witness } = await aCount();
    expect(await witness(PASSCODE)).toMatchObject({ status: 200, body: { data: { is_witnessed: true } } });
    expect((await witness('again')).status).toBe(200);
    const events = (await eventsIn(office().db)).length;
    expect((await takeOver()).status).toBe(200);
    expect(await seen(id)).toMatchObject({ data: { is_witnessed: true, reason: '' } });
    expect((await office().mails()).filter(({ to }) => to === email)).toEqual([]);
    expect(await eventsIn(office().db)).toHaveLength(events);
  });

  it('still needs a reason for a difference that its owner has confirmed', async () => {
    const { takeOver, witness } = await aCount({ notes: 4 });
    await witness(PASSCODE);
    expect((await takeOver()).body).toMatchObject({ errors: { reason: ['Please say why it differs.'] } });
    expect((await takeOver(WHY)).status).toBe(200);
  });

  it('without its owner stays marked if the owner closes it', async () => {
    const { id, own } = await aCount();
    await call('PUT', `close_shift/${id}`, own, { float_left: 0 });
    expect(await seen(id)).toMatchObject({
      data: { status: 'Closed', closed_by: null, is_witnessed: false },
    });
  });

  it('before this was recorded is neither marked nor witnessed, and is taken over as before', async () => {
    const { db, company, tokenOf } = office();
    const owner = (await anybody()).id;
    const [id, ada] = [newId(), await tokenOf('ada')];
    await db.query(sql`
      insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo)
      values (${id}, ${owner}, ${company.awka}, 'Old', ${NOW}, 0)`);
    await db.query(sql`
      update shift set counted_at = ${NOW}, counted_by = ${company.people.ada}, notes = '{0,0,0,0,0,0,0,0}', coins_kobo = 0,
        counted_cash_kobo = 0, counted_pos_kobo = 0, counted_transfer_kobo = 0, expected_cash_kobo = 0, expected_pos_kobo = 0,
        expected_transfer_kobo = 0 where id = ${id}`);
    expect((await call('POST', `take_over_drawer/${id}`, ada)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ data: { status: 'Closed', is_witnessed: null } });
  });

  it('without its owner adds nothing to the owner’s differences: it is disputed', async () => {
    const rowOf = async (uche: string) => {
      const path = '/api/get_shift_differences';
      const { text } = await office().call('GET', path, { by: 'ngozi' });
      return text.split('},{').find((row) => row.includes(uche));
    };
    const [without, confirmed] = [await aCount({ notes: 4 }), await aCount({ notes: 7 })];
    await confirmed.witness(PASSCODE);
    for (const { takeOver } of [without, confirmed]) {
      await closeOwn(office());
      expect((await takeOver(WHY)).status).toBe(200);
    }
    const disputed =
      '"differing":1,"uncounted":0,"uncounted_cash":0,"short":0,"over":0,"disputed_short":1000,"disputed_over":0';
    expect(await rowOf(without.uche)).toContain(disputed);
    const own =
      '"differing":1,"uncounted":0,"uncounted_cash":0,"short":0,"over":2000,"disputed_short":0,"disputed_over":0';
    expect(await rowOf(confirmed.uche)).toContain(own);
  });

  it('is marked in its seal: the mark cannot be taken off, neither by a statement nor unnoticed', async () => {
    const { db } = office();
    const { id, takeOver } = await aCount();
    await takeOver(WHY);
    const witnessed = sql`update shift set is_witnessed = true where id = ${id}`;
    await expect(db.query(witnessed)).rejects.toThrow('A shift is counted once and closed once');
    expect((await verify(db)).broken.filter((line) => JSON.stringify(line).includes(id))).toEqual([]);
    await db.query(sql`alter table shift disable trigger user`);
    await db.query(witnessed);
    await db.query(sql`alter table shift enable trigger user`);
    expect((await verify(db)).broken.filter((line) => JSON.stringify(line).includes(id))).toHaveLength(1);
  });
});
