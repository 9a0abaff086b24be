import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from './database';
import { openPglite } from './engines/pglite';
import { openPostgres } from './engines/postgres';
import { sql } from './index';
import { manage } from './manage';
import { copyPgliteTemplate } from './testing/pgliteTemplate';

const IDLE_WITHIN = 300;
const url = inject('postgresUrl');
const ENGINES: readonly (readonly [name: string, open: () => Promise<Engine>])[] = [
  ['PGlite', () => openPglite(copyPgliteTemplate(inject('pgliteTemplate')))],
  ...(url === '' ? [] : [['PostgreSQL', () => Promise.resolve(openPostgres(url))] as const]),
];

describe.each(ENGINES)(
  'A transaction that waits for something else than the database, on %s',
  (_name, open) => {
    const opened = async () => {
      const database = manage(await open(), IDLE_WITHIN);
      onTestFinished(() => database.close());
      return database;
    };

    it('is ended, and everybody else goes on', async () => {
      const database = await opened();
      const stuck = database.transaction((tx) =>
        tx.query(sql`select 1`).then(() => new Promise(() => undefined)),
      );
      const next = database.query(sql`select 1 as served`);
      await expect(stuck).rejects.toThrow('The transaction idled');
      expect(await next).toEqual([{ served: 1 }]);
    });

    it('can do nothing more once it was ended', async () => {
      const database = await opened();
      let late: Promise<unknown> = Promise.resolve();
      const stuck = database.transaction(async (tx) => {
        await wait(IDLE_WITHIN * 2);
        late = tx.query(sql`select 1`);
        await late;
      });
      await expect(stuck).rejects.toThrow('The transaction idled');
      await wait(IDLE_WITHIN * 2);
      await expect(late).rejects.toThrow();
    });

    it('may take its time over a long statement', async () => {
      const database = await opened();
      const rows = await database.transaction((tx) => tx.query(sql`select 1 as done from pg_sleep(0.6)`));
      expect(rows).toEqual([{ done: 1 }]);
    });
  },
);
