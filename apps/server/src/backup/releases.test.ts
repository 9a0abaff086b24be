import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sql } from '../db';
import type { Engine } from '../db/database';
import { MIGRATIONS, RELEASE_1_0_0 } from '../db/migrations';
import { migrate } from '../db/migrations/migrate';
import { verifyIn } from '../verify/verify';
import { headerIn } from './format';
import { checkBackup } from './readBackup';
import { restoreBackup } from './restoreBackup';
import { contentOf, opened, places, rewritten, unusedPlace } from './testing';

/** A backup made by a release with its own command: of a company in which each call of that release was made once. */
const backupOf = (release: string) =>
  fileURLToPath(new URL(`testing/release-${release}.jsonl.gz`, import.meta.url));

/** The migrations of release 1.0.0 as databases of that time record them. */
const RECORDS =
  headerIn(
    gunzipSync(readFileSync(backupOf('1.0.0')))
      .toString()
      .split('\n', 1)
      .join(),
  )?.steps ?? [];

const namesIn = async (engine: Engine) => {
  const rows = await engine.query<{ name: string }>(sql`select name from schema_migrations order by name`);
  return rows.map(({ name }) => name);
};

describe.each(places)('An update, on %s', (_engine, place) => {
  /** A database with the schema of release 1.0.0, recorded as that release did. */
  async function aDatabaseWith(records: typeof RECORDS) {
    const engine = await opened(await place());
    await engine.attempt((tx) => tx.script('drop schema public cascade; create schema public'));
    await migrate(engine, [RELEASE_1_0_0]);
    await engine.query(sql`delete from schema_migrations`);
    for (const { name, sha256 } of records)
      await engine.query(sql`insert into schema_migrations (name, sha256) values (${name}, ${sha256})`);
    return engine;
  }

  it.each(['1.0.0', '1.1.0'])(
    'brings a backup of release %s up to date, with all its sales, shifts and waybills, and every seal holds',
    async (release) => {
      const { rows } = await checkBackup(backupOf(release));
      const engine = await opened(await place());
      await restoreBackup(engine, backupOf(release), { isReplacing: true });
      const content = await contentOf(engine);
      const restored = Object.keys(rows).map((table) => [table, content[table]?.length]);
      expect(Object.fromEntries(restored)).toEqual(rows);
      expect(await engine.attempt(verifyIn)).toMatchObject({ broken: [], more: 0, seals: rows['seal'] });
      await migrate(engine);
      expect(await namesIn(engine)).toEqual(MIGRATIONS.map(({ name }) => name));
    },
  );

  it('of a database of release 1.0.0 leaves its record as it is, and adds what came later', async () => {
    const engine = await aDatabaseWith(RECORDS);
    await migrate(engine);
    await migrate(engine);
    const [, ...later] = MIGRATIONS.map(({ name }) => name);
    expect(await namesIn(engine)).toEqual([...RECORDS.map(({ name }) => name), ...later]);
  });

  it('of an older database is refused with the release that it must pass through, and changes nothing', async () => {
    const engine = await aDatabaseWith(RECORDS.filter(({ name }) => name < '050_check_in'));
    const before = await namesIn(engine);
    await expect(migrate(engine)).rejects.toThrow(
      'The database is older than release 1.0.0. Start release 1.0.0 with it once, then this one: docs/running.md, "From before 1.0.0".',
    );
    expect(await namesIn(engine)).toEqual(before);
  });
});

it('A backup from before release 1.0.0 is refused with the release that restores it', async () => {
  const engine = await opened(await unusedPlace());
  const older = rewritten(backupOf('1.0.0'), (lines) =>
    lines.replace(/,\{"name":"103_identified_collectors","sha256":"\w+"\}/, ''),
  );
  await expect(restoreBackup(engine, older, { isReplacing: true })).rejects.toThrow(
    'is older than release 1.0.0. Restore it with release 1.0.0, then start this one: docs/running.md, "From before 1.0.0".',
  );
});
