import { expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { sql } from '../../../db';
import { statusesOf } from '../../../testing/answers';
import { PASSCODE, emailOf } from '../../../testing/company';
import { afterSoMany, pausedDatabase } from '../../../testing/pausedDatabase';
import { inTheOffice } from '../../../testing/office';
import { DONE, recoveryOf } from '../../../testing/recovery';

inTheOffice('A code that is asked for by many', (office) => {
  const { startAnew, ask, verify, login } = recoveryOf(office);
  const ada = emailOf('ada');

  it('is refused to an address that asks for too many codes, or tries too many', async () => {
    startAnew();
    const ip = '10.9.9.9';
    const nobody = 'nobody@company.example';
    const { db, clock } = office();
    const { now } = clock;
    await db.query(sql`insert into limit_count (what, who, count, since, last_at)
      values ('asking', ${ip}, 29, ${now}, ${now}), ('trying', ${ip}, 59, ${now}, ${now})`);
    expect(await ask(nobody, ip)).toMatchObject(DONE);
    expect(await ask(ada, ip)).toMatchObject({
      status: 429,
      body: { message: 'Too many requests for codes. Please try again in 15 minutes.' },
    });
    expect(await ask(ada)).toMatchObject(DONE);
    expect((await verify(nobody, '123456', {}, ip)).status).toBe(422);
    expect((await verify(nobody, '123456', {}, ip)).status).toBe(429);
  });

  it('keeps no login waiting, however many are asked for at once', async () => {
    startAnew();
    const { clock } = office();
    const { db, letGo } = pausedDatabase(office().db);
    const deliver = async () => undefined;
    const busy = buildApp({ db, clock: () => clock.now, deliver, settings: { logLevel: 'silent' } });
    // In this lane one runs and ten wait; all others are refused before the first one is done.
    const flood = afterSoMany(
      Array.from({ length: 40 }, (_, place) => ask(`flood-${place}@company.example`, '10.8.8.8', busy)),
      [29, 429],
      async () => {
        expect((await login(emailOf('ngozi'), PASSCODE)).status).toBe(200);
        letGo();
      },
    );
    const statuses = statusesOf(await flood);
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(statuses.filter((status) => status === 429)).toHaveLength(29);
  });
});
