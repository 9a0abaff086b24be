import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { DatabaseLost } from '../errors';
import { sql } from '../sql';
import { openPostgres } from './postgres';

const url = inject('postgresUrl');

if (url !== '') {
  const open = () => {
    const engine = openPostgres(url);
    onTestFinished(() => engine.close());
    return engine;
  };
  const PID = sql`select pg_backend_pid() as pid`;

  describe('A PostgreSQL server', () => {
    it('that drops a connection fails the transaction on it, and nothing else', async () => {
      const [ours, other] = [open(), open()];
      const work = ours.attempt(async (tx) => {
        const [row] = await tx.query<{ pid: number }>(PID);
        await other.query(sql`select pg_terminate_backend(${row?.pid})`);
        return tx.query(sql`select 1`);
      });
      await expect(work).rejects.toThrow(DatabaseLost);
      expect(await ours.query(sql`select 1 as ready`)).toEqual([{ ready: 1 }]);
    });

    it('that drops an idle connection is asked on another one', async () => {
      const [ours, other] = [open(), open()];
      const [row] = await ours.query<{ pid: number }>(PID);
      await other.query(sql`select pg_terminate_backend(${row?.pid})`);
      const ready = () => ours.query(sql`select 1 as ready`).catch(() => 'lost');
      await expect.poll(ready, { timeout: 20_000 }).toEqual([{ ready: 1 }]);
    });

    it('knows of no connection any more once they are closed', async () => {
      const name = 'about to leave';
      const leaving = openPostgres(url, { name });
      await Promise.all(Array.from({ length: 8 }, () => leaving.query(sql`select 1`)));
      await leaving.close();
      const here = sql`select pid from pg_stat_activity where application_name = ${name}`;
      expect(await open().query(here)).toEqual([]);
    });

    it('is not waited for without end: a statement has its time', async () => {
      const [row] = await open().query<{ statement_timeout: string }>(sql`show statement_timeout`);
      expect(row).toEqual({ statement_timeout: '8s' });
    });

    it('speaks UTC to us, whatever its role, its database or the URL say', async () => {
      const engine = openPostgres(`${url}?options=-c%20timezone%3DAfrica/Lagos%20-c%20datestyle%3DGerman`);
      onTestFinished(() => engine.close());
      const [row] = await engine.query(
        sql`select timestamptz '2026-11-21 06:00Z' as at, date '2026-11-21' as day`,
      );
      expect(row).toEqual({ at: '2026-11-21T06:00:00.000Z', day: '2026-11-21' });
    });
  });

  describe('A PostgreSQL server that is not there', () => {
    it('is an error, not a wait', async () => {
      const engine = openPostgres('postgres://nobody@127.0.0.1:6299/none');
      onTestFinished(() => engine.close());
      await expect(engine.query(sql`select 1`)).rejects.toThrow(
        'at 127.0.0.1:6299 cannot be used (ECONNREFUSED)',
      );
    });

    it('is told with its place where it never answers', async () => {
      const silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const address = silent.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const engine = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, { connectWithin: 200 });
      onTestFinished(async () => {
        await engine.close();
        silent.close();
      });
      await expect(engine.query(sql`select 1`)).rejects.toThrow(
        `at 127.0.0.1:${port} cannot be used (ETIMEDOUT)`,
      );
    });

    it('is told with a hint where the password has moved the host, and without the password', async () => {
      const engine = openPostgres('postgres://motorpark:12/secret@db.example/motorpark');
      onTestFinished(() => engine.close());
      const message = await engine.query(sql`select 1`).catch(String);
      expect(message).toMatch(
        /at motorpark:12 cannot be used \(E\w+\)\. If the user or password .* percent-encode/,
      );
      expect(message).not.toContain('secret');
    });
  });
}
