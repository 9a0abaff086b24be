import { expect, it } from 'vitest';
import { newId, sql } from '../db';
import { NOW, inEachOffice } from '../testing/office';
import { sealExports } from './sealExports';
import { verify } from './verify';

inEachOffice('Exports of reports that an earlier version recorded without a seal', (office) => {
  const unsealed = (kind: string, after: object) =>
    office().db.query(sql`insert into audit_event (id, at, kind, after)
      values (${newId()}, ${NOW}, ${kind}, ${after})`);

  it('are sealed on the operator’s word, with an event that says so; nothing else is', async () => {
    const { db, call } = office();
    await unsealed('exported', { report: 'Income', by: 'day' });
    await unsealed('exported', { report: 'Load', by: 'route' });
    await unsealed('banned', { report: 'Load' });
    expect((await verify(db)).broken).toHaveLength(3);
    expect(await sealExports(db, new Date(NOW))).toBe(2);
    expect((await verify(db)).broken).toHaveLength(1);
    const query = 'kind=exports_sealed';
    expect((await call('GET', '/api/get_audit', { by: 'ngozi', query })).body).toMatchObject({
      data: [{ ip: 'the server', after: { exports: 2, from: '2026-11-21T10:00', to: '2026-11-21T10:00' } }],
    });
  });

  it('are not sealed twice, and nothing is recorded where there are none', async () => {
    const { db } = office();
    const [before] = await db.query(sql`select count(*) from audit_event`);
    expect(await sealExports(db, new Date(NOW))).toBe(0);
    expect(await db.query(sql`select count(*) from audit_event`)).toEqual([before]);
  });
});
