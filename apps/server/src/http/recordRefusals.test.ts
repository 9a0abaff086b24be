import { expect, it } from 'vitest';
import { sql } from '../db';
import { eventsIn } from '../testing/audit';
import { inTheOffice, NOW } from '../testing/office';
import { verify } from '../verify/verify';

inTheOffice('A call that is refused to somebody', (office) => {
  const refusals = async () =>
    (await eventsIn(office().db)).map(({ kind, person_name: who, after, count }) => [
      kind,
      who,
      after,
      count,
    ]);

  it('is in Activity, counted by person, call and hour, and breaks no seal', async () => {
    const { call, clock, db, company } = office();
    const audit = () => call('GET', '/api/get_audit', { by: 'ada' });
    const deleteAwka = () => call('DELETE', `/api/delete_terminal/${company.awka}`, { by: 'tunde' });
    for (const refused of [audit, audit, deleteAwka]) expect((await refused()).status).toBe(403);
    clock.now = new Date(Date.parse(NOW) + 59 * 60_000);
    await audit();
    clock.now = new Date(Date.parse(NOW) + 60 * 60_000);
    await audit();
    clock.now = new Date(NOW);
    expect(await refusals()).toEqual([
      ['refused', 'ada', { call: 'getAudit' }, 3],
      ['refused', 'tunde', { call: 'deleteTerminal' }, 1],
      ['refused', 'ada', { call: 'getAudit' }, 1],
    ]);
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is there too while they must choose a passcode, and not where nobody is logged in', async () => {
    const { call, db, tokenOf } = office();
    const token = await tokenOf('chika');
    await db.query(
      sql`update session set must_change_passcode = true where person_id = ${office().company.people.chika}`,
    );
    expect((await call('GET', '/api/get_trips', { token })).status).toBe(403);
    expect((await call('GET', '/api/get_audit')).status).toBe(401);
    expect((await refusals()).filter(([, who]) => who !== 'ada' && who !== 'tunde')).toEqual([
      ['refused', 'chika', { call: 'getTrips' }, 1],
    ]);
  });
});
