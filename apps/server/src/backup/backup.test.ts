import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { type Database, newId, sql } from '../db';
import { seededRandom } from '../demo/random';
import { onEveryEngine } from '../db/testing';
import { aDeparture, book } from '../db/testing/booking';
import { doBusiness } from '../testing/ledger';
import { openOffice } from '../testing/office';
import { IS_LONG } from '../testing/rounds';
import { restoreBackup } from './restoreBackup';
import { aBackup, contentOf, opened, places } from './testing';

/** Texts that could break a format of lines and lists. */
const AWKWARD = [
  'a\nb',
  '"quoted"',
  'back\\slash',
  '{1,2}',
  'null',
  '\u2028',
  '₦ Ọ̀ṣun 🚌',
  "'); drop table x; --",
  '\t',
];

/** Fills a database with every kind of record, made through calls, and with texts that are hard to encode. */
async function aBusyCompany(db: Database): Promise<void> {
  const office = await openOffice(db);
  await doBusiness(office, 2);
  const random = seededRandom(11);
  for (const name of AWKWARD) {
    const phone = String(random.int(10_000_000, 99_999_999));
    await db.query(
      sql`insert into driver (id, name, phone, address) values (${newId()}, ${name}, ${phone}, ${name})`,
    );
  }
  const counter = { terminal_id: 'Awka', name: 'Desk 1', paper: '80mm' };
  await office.call('POST', '/api/name_counter', { by: 'ada', body: counter });
  await db.query(sql`insert into retry_key (person_id, key, call, payload_sha256, status, answer)
    values (${office.company.people.ada}, 'k', 'book_ticket', ${new Uint8Array(32)}, 200, 'null'::jsonb)`);
  await office.app.close();
}

onEveryEngine('A backup of a busy company', (open, engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await aBusyCompany(database);
  });

  // It goes to the other engine where there are two, which is the harder way.
  const others = places.filter(([name]) => name !== engine);
  it.each(IS_LONG || others.length === 0 ? places : others)(
    'comes back row by row, on %s',
    async (_name, place) => {
      const before = await contentOf(database);
      const kept = await aBackup(database);
      const restored = await opened(await place());
      const { rows } = await restoreBackup(restored, kept.file, { isReplacing: false });
      expect(await contentOf(restored)).toEqual(before);
      expect(rows).toEqual(
        Object.fromEntries(Object.entries(before).map(([table, list]) => [table, list.length])),
      );
      expect(rows['ticket']).toBeGreaterThan(5);
    },
  );

  it('is its owner’s alone, beside nothing else, and lets nobody in who was logged in', async () => {
    const { file } = await aBackup(database);
    if (process.platform !== 'win32') expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(dirname(file))).toHaveLength(1);
    const text = gunzipSync(readFileSync(file)).toString();
    for (const table of ['session', 'counter_session', 'recovery', 'limit_count', 'known_address']) {
      expect(text).not.toContain(`"table":"${table}"`);
    }
  });

  it('has the books of one moment while seats are sold', async () => {
    const counter = await open();
    const departure = await aDeparture(counter, 60);
    let isOver = false;
    await book(counter, departure, [59, 60], newId());
    const selling = (async () => {
      for (let seat = 1; seat < 59 && !isOver; seat += 2) {
        await book(counter, departure, [seat, seat + 1], newId());
      }
    })();
    const kept = [await aBackup(counter), await aBackup(counter), await aBackup(counter)];
    isOver = true;
    await selling;
    for (const { rows } of kept) {
      expect(rows['ticket']).toBeGreaterThan(0);
      expect(rows['operation']).toBe(rows['ticket']);
      expect(rows['retry_key']).toBe(rows['ticket']);
      expect(rows['ticket_seat']).toBe(2 * (rows['ticket'] ?? 0));
    }
  });
});
