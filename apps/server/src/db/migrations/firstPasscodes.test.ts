import { expect, inject, it, onTestFinished } from 'vitest';
import { openPglite } from '../engines/pglite';
import { newId } from '../newId';
import { sql } from '../sql';
import { copyPgliteTemplate } from '../testing/pgliteTemplate';
import { migrate } from './migrate';

it('Passcodes that a super admin chose before the update may be used for another 24 hours, others for ever', async () => {
  const engine = await openPglite(copyPgliteTemplate(inject('pgliteTemplate')));
  onTestFinished(() => engine.close());
  await engine.query(sql`alter table person drop column passcode_expires_at`);
  await engine.query(sql`delete from schema_migrations where name = '095_first_passcodes'`);
  for (const [email, must] of [
    ['ada@company.example', true],
    ['obi@company.example', false],
  ] as const) {
    await engine.query(sql`insert into person (id, name, email, passcode_hash, role, must_change_passcode)
      values (${newId()}, 'Ada', ${email}, 'none', 'super_admin', ${must})`);
  }
  await migrate(engine);
  expect(
    await engine.query(sql`
      select passcode_expires_at between now() + interval '23 hours' and now() + interval '24 hours' as is_a_day
      from person where email in ('ada@company.example', 'obi@company.example') order by email`),
  ).toEqual([{ is_a_day: true }, { is_a_day: null }]);
});
