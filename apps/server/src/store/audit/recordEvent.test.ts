import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import { emailOf } from '../../testing/company';
import { NOW, inTheOffice } from '../../testing/office';
import { recordEvent } from './index';

const SOURCE = { now: new Date(NOW), ip: '10.0.0.7', requestId: 'call-1' };
const onlyGrows = (error: unknown) => isCheckViolation(error, 'audit_event_only_grows');

inTheOffice('The history of who did what to whom', (office) => {
  const rows = () =>
    office().db.query<Record<string, unknown>>(sql`select * from audit_event order by at, id`);

  it('names the person, the address, the record and what changed, as of then and without secrets', async () => {
    const { db, company } = office();
    await db.transaction((tx) =>
      recordEvent(
        tx,
        { ...SOURCE, person: { id: company.people.ngozi, name: 'ngozi' } },
        {
          kind: 'edited',
          target: { kind: 'person', id: company.people.ada, name: 'ada' },
          before: { name: 'Ada', passcode: 'Seats#2026', passcode_hash: '$argon2id$', seats: [1, 2] },
          after: { name: 'Ada Obi', confirm_password: 'Seats#2026', session_token: 'abc' },
        },
      ),
    );
    expect(await rows()).toMatchObject([
      {
        at: NOW,
        kind: 'edited',
        person_id: company.people.ngozi,
        person_name: 'ngozi',
        person_email: emailOf('ngozi'),
        target_kind: 'person',
        target_id: company.people.ada,
        target_name: 'ada',
        ip: '10.0.0.7',
        request_id: 'call-1',
        before: { name: 'Ada' },
        after: { name: 'Ada Obi' },
        count: 1,
      },
    ]);
    expect((await rows())[0]?.['before']).toEqual({ name: 'Ada' });
    expect((await rows())[0]?.['after']).toEqual({ name: 'Ada Obi' });
  });

  it('has nothing of work that was undone', async () => {
    const { db } = office();
    const before = await rows();
    const work = db.transaction(async (tx) => {
      await recordEvent(tx, SOURCE, { kind: 'login' });
      throw new Error('The network went away.');
    });
    await expect(work).rejects.toThrow('went away');
    expect(await rows()).toEqual(before);
  });

  it('only grows: nothing in it is changed, deleted or emptied, though what happens again is counted', async () => {
    const { db } = office();
    await db.transaction((tx) => recordEvent(tx, SOURCE, { kind: 'login' }));
    const wrong = [
      sql`update audit_event set person_name = 'somebody else'`,
      sql`update audit_event set count = count + 1`,
      sql`delete from audit_event`,
      sql`truncate audit_event`,
    ];
    await db.query(sql`insert into audit_event (id, at, kind, counted_as)
      values (${newId()}, ${NOW}, 'login_failed', 'one')`);
    wrong.push(
      sql`update audit_event set count = 0 where counted_as = 'one'`,
      sql`update audit_event set count = 2, ip = '10.0.0.8' where counted_as = 'one'`,
    );
    await db.query(sql`update audit_event set count = count + 1 where counted_as = 'one'`);
    for (const statement of wrong) await expect(db.query(statement)).rejects.toSatisfy(onlyGrows);
  });
});
