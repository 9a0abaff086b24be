import { VERSION } from './support/version';
import { startServer } from './support/server';
import { expect, test } from './support/test';

test('without a terminal the output is lines of JSON: the start, a session that is closed, and who stopped it and why', async () => {
  const server = await startServer();
  const lines = () => server.output().trimEnd().split('\n');
  const said = (msg: string): unknown =>
    JSON.parse(lines().find((line) => line.includes(`"msg":"${msg}`)) ?? '{}');
  try {
    await expect.poll(() => said('started')).toMatchObject({ urls: [server.url], data: server.dataDir });
    expect(said('started')).toMatchObject({ version: VERSION, node: process.version });
    server.hangUp();
    await expect.poll(() => said('SIGHUP stops nothing')).toMatchObject({ signal: 'SIGHUP' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(said('stopping: a service manager')).toMatchObject({
      signal: 'SIGTERM',
      parent: { pid: process.pid },
    });
    expect(said('stopped')).toMatchObject({ level: 40 });
    expect(lines().filter((line) => !line.startsWith('{"level":'))).toEqual([]);
  } finally {
    await server.dispose();
  }
});
