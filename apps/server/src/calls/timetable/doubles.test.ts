import { expect, it } from 'vitest';
import { sql } from '../../db';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { aService, aServiceForm } from '../../testing/timetable';

const by = 'ngozi';
const TWICE =
  'This route has another service at 01:05 PM, Daily from 22 Nov 2026. Two buses would leave on 23 Nov 2026, 24 Nov 2026, 25 Nov 2026 and later.';
const WEEKDAYS = { departs_at: '13:05', weekdays: 'Mon-Fri' };

const asked = (question: string) => ({ status: 422, body: { errors: { plan: [question] } } });

const create = ({ call }: Office, wishes: object) =>
  call('POST', '/api/create_services', { by, body: { ...aServiceForm(), ...wishes } });

const busesOn = async ({ db }: Office, day: string) => {
  const rows = await db.query(sql`select from trip where deleted_at is null
    and (departs_at + interval '1 hour')::date = ${day}::date and departs_at::text like '%12:05%'`);
  return rows.length;
};

inEachOffice('Two people who plan the same departure at the same time', (office) => {
  it('are both heard, the later one with a question', async () => {
    const answers = await Promise.all([
      create(office(), { departs_at: '13:05' }),
      create(office(), { departs_at: '13:05', weekdays: 'Mon-Fri' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

inTheOffice('A second plan of the same departure', (office) => {
  it('is named before it is saved, and saved once a person has confirmed it', async () => {
    await aService(office(), { departs_at: '13:05' });
    const shown = await office().call('POST', '/api/preview_service', {
      by,
      body: aServiceForm(WEEKDAYS),
    });
    expect(shown.body).toMatchObject({ data: { questions: [TWICE] } });
    const plan = textAt(shown.body, 'data', 'plan');
    expect(await create(office(), WEEKDAYS)).toMatchObject(asked(TWICE));
    expect(await busesOn(office(), '2026-11-24')).toBe(1);
    expect((await create(office(), { ...WEEKDAYS, plan })).status).toBe(200);
    expect(await busesOn(office(), '2026-11-24')).toBe(2);
  });

  it('is asked about as a day in Also on, and when a service moves to the time of another', async () => {
    const { call } = office();
    await aService(office(), { departs_at: '15:05', weekdays: 'Mon' });
    const id = await aService(office(), { departs_at: '16:05', weekdays: 'Tue' });
    const edit = (wishes: object) =>
      call('PUT', `/api/edit_service/${id}`, {
        by,
        body: aServiceForm({ departs_at: '16:05', weekdays: 'Tue', ...wishes }),
      });
    expect(await edit({ departs_at: '15:05', also_on: '23 Nov 2026' })).toMatchObject(
      asked(
        'This route has another service at 03:05 PM, Monday from 22 Nov 2026. Two buses would leave on 23 Nov 2026.',
      ),
    );
    expect((await edit({ also_on: '23 Nov 2026' })).status).toBe(200);
    expect((await edit({ fare: '19,000' })).status).toBe(200);
  });

  it('is not saved with what was shown before somebody else planned it', async () => {
    const wish = { departs_at: '17:05', weekdays: 'Sat' };
    const shown = await office().call('POST', '/api/preview_service', { by, body: aServiceForm(wish) });
    await aService(office(), { departs_at: '17:05' });
    const plan = textAt(shown.body, 'data', 'plan');
    expect((await create(office(), { ...wish, plan })).status).toBe(409);
  });

  it('is refused for a day that is not on and also on, and asked about from a day that has passed', async () => {
    const both = { departs_at: '18:05', not_on: '24 Dec 2026', also_on: '24/12/26' };
    expect(await create(office(), both)).toMatchObject({
      status: 422,
      body: { errors: { also_on: ['24 Dec 2026 is in Not on as well. Leave it in one of the two.'] } },
    });
    expect(await create(office(), { departs_at: '18:05', from_day: '12/5/26' })).toMatchObject(
      asked('The first day, 12 May 2026, has passed. Trips are made from 21 Nov 2026 on.'),
    );
  });

  it('of a trip that a person deleted is a new trip, once its day is put into Also on', async () => {
    const { call, db } = office();
    const departs_at = '19:05';
    const id = await aService(office(), { departs_at });
    const tripOn = async (day: string) =>
      (
        await db.query<{ id: string }>(
          sql`select id from trip where service_id = ${id} and service_day = ${day}`,
        )
      )[0]?.id;
    const day = '2026-11-24';
    const deleted = await tripOn(day);
    await call('DELETE', `/api/delete_trip/${deleted}`, { by });
    const timetable = await call('GET', `/api/get_timetable/${office().company.awkaToLagos}`, { by });
    expect(timetable.text).toContain(`"service_id":"${id}","day":"${day}","kind":"deleted"`);
    const body = { ...aServiceForm({ departs_at, also_on: day }), service_id: id };
    const shown = await call('POST', '/api/preview_service', { by, body });
    expect(shown.text).toContain(`"day":"${day}","kind":"added"`);
    expect((await call('PUT', `/api/edit_service/${id}`, { by, body })).status).toBe(200);
    expect(await tripOn(day)).not.toBe(deleted);
    expect(
      await db.query(
        sql`select deleted_at is null as live from trip where id in (${deleted}, ${await tripOn(day)}) order by 1`,
      ),
    ).toEqual([{ live: false }, { live: true }]);
  });
});
