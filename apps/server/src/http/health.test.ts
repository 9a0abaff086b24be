import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { backUpTonight } from '../backup/nightly';
import { sql } from '../db';
import { openPostgres } from '../db/engines/postgres';
import { manage } from '../db/manage';
import { VERSION } from '../files/product';
import { clockOf } from '../testing/clock';
import { inTheOffice } from '../testing/office';

inTheOffice('Whoever watches over the server', (office) => {
  const whyNotReady = () =>
    office()
      .log.map((line) => /"database":"(\w+)","msg":"(not ready|ready again)"/.exec(line))
      .flatMap((found) => (found ? [[found[2], found[1]]] : []));

  afterEach(async () => {
    await office().db.query(sql`delete from backup_night`);
  });

  it('hears that it lives, and that it is ready', async () => {
    const { call } = office();
    expect(await call('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'alive', version: VERSION },
      headers: { 'cache-control': 'no-store' },
    });
    expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('is told nothing of a nightly backup that failed: anybody may ask, and the server goes on', async () => {
    const { db, clock, call } = office();
    await backUpTonight({
      db,
      dir: '/dev/null/backups',
      keep: 1,
      clock: clockOf(() => clock.now),
      onStored: () => undefined,
      onFailure: () => undefined,
    });
    const { status, text } = await call('GET', '/readyz');
    expect([status, text]).toEqual([200, '{"status":"ready"}']);
  });

  it('hears that it is not ready while a step of the schema is missing; the log says why, once', async () => {
    const { db, call } = office();
    const [step] = await db.query<{ sha256: string }>(
      sql`delete from schema_migrations where name = '104_retired' returning sha256`,
    );
    const answers = [await call('GET', '/readyz'), await call('GET', '/readyz')];
    await db.query(
      sql`insert into schema_migrations (name, sha256) values ('104_retired', ${step?.sha256 ?? ''})`,
    );
    for (const { status, text } of answers) expect([status, text]).toEqual([503, '{"status":"unavailable"}']);
    expect((await call('GET', '/readyz')).status).toBe(200);
    expect(whyNotReady()).toEqual([
      ['not ready', 'outdated'],
      ['ready again', 'ok'],
    ]);
  });

  it('hears that it is not ready while the database says nothing', async () => {
    const { db, clock } = office();
    const app = buildApp({
      db: { ...db, query: () => new Promise(() => undefined) },
      clock: () => clock.now,
      settings: { logLevel: 'silent' },
    });
    onTestFinished(() => app.close());
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe.runIf(inject('postgresUrl') !== '')('A PostgreSQL server that is not there', () => {
  it('leaves the server alive, not ready, and each call with a plain answer', async () => {
    const db = manage(openPostgres('postgres://nobody@127.0.0.1:1/nothing'));
    const app = buildApp({ db, clock: () => new Date(), settings: { logLevel: 'silent' } });
    onTestFinished(async () => {
      await app.close();
      await db.close();
    });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    const call = await app.inject({ url: '/api/get_trips', headers: { authorization: 'Bearer x' } });
    expect([call.statusCode, call.headers['retry-after'], call.json()]).toEqual([
      503,
      '5',
      { message: 'The server is busy. Please try again in a few seconds.' },
    ]);
  });
});
