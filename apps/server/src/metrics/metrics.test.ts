import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { type Office, inEachOffice, inTheOffice } from '../testing/office';

const TOKEN = 'a-token-of-twenty-four-chars';

function measured({ db, clock }: Pick<Office, 'db' | 'clock'>) {
  const app = buildApp({
    db,
    clock: () => clock.now,
    settings: { logLevel: 'silent', metricsToken: TOKEN },
  });
  onTestFinished(() => app.close());
  const read = async (authorization = `Bearer ${TOKEN}`) =>
    app.inject({ url: '/metrics', headers: { authorization } });
  return { app, read, lines: async () => (await read()).body.split('\n') };
}

inEachOffice('The metrics of a server and its database', (office) => {
  it('say what waits, who is logged in and how the nights’ backups stand', async () => {
    await office().tokenOf('ada');
    const told = await measured(office()).lines();
    for (const line of [
      'motorpark_database_up 1',
      'motorpark_database_calls 0',
      'motorpark_disk_full 0',
      'motorpark_hashing{queue="login",state="waiting"} 0',
      'motorpark_last_backup_timestamp_seconds 0',
      'motorpark_backup_failed 0',
    ]) {
      expect(told).toContain(line);
    }
    const [, open] = /^motorpark_sessions (\d+)$/m.exec(told.join('\n')) ?? [];
    expect(Number(open)).toBeGreaterThan(0);
    const connections = told.filter((line) => line.startsWith('motorpark_database_connections{'));
    expect(connections.length).toBe(office().db.engine === 'postgres' ? 3 : 0);
  });
});

inTheOffice('The metrics of a server', (office) => {
  it('are not there unless a token is set', async () => {
    expect((await office().call('GET', '/metrics')).status).toBe(404);
  });

  it('are for the holder of the token alone', async () => {
    const { read } = measured(office());
    for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      expect((await read(authorization)).statusCode).toBe(401);
    }
    const { statusCode, headers } = await read();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
  });

  it('count calls by their names and statuses, never by what somebody typed into an address', async () => {
    const { app, lines } = measured(office());
    const authorization = `Bearer ${await office().tokenOf('ada')}`;
    await app.inject({ url: '/api/get_trips?search=TK-secret', headers: { authorization } });
    await app.inject({ url: '/api/get_trip/not-there', headers: { authorization } });
    for (const url of ['/api/get_trips', '/api/nothing/of/the/kind', '/.env', '/readyz'])
      await app.inject(url);
    const told = await lines();
    expect(told.filter((line) => line.startsWith('motorpark_requests_total'))).toEqual([
      'motorpark_requests_total{call="getTrips",method="GET",status="200"} 1',
      'motorpark_requests_total{call="getTrip",method="GET",status="404"} 1',
      'motorpark_requests_total{call="getTrips",method="GET",status="401"} 1',
      'motorpark_requests_total{call="other",method="GET",status="404"} 2',
      'motorpark_requests_total{call="readyz",method="GET",status="200"} 1',
    ]);
    expect(told).toContain('motorpark_request_duration_seconds_count{call="getTrips"} 2');
    expect(told.join('\n')).not.toContain('TK-secret');
  });

  it('are told also while the database says nothing of use', async () => {
    const db = { ...office().db, query: () => Promise.reject(new Error('gone')) };
    const told = await measured({ db, clock: office().clock }).lines();
    expect(told).toContain('motorpark_database_up 0');
    expect(told.some((line) => line.startsWith('motorpark_sessions '))).toBe(false);
  });
});
