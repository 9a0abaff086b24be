import { VERSION } from './support/version';
import { arrive } from './support/clerk';
import { SUPER_ADMIN } from './support/office';
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

test('the account menu names the version of the app', async ({ page }) => {
  const server = await startServer();
  try {
    await arrive(page, server.url, SUPER_ADMIN);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByText(`Motorpark ${VERSION}`)).toBeVisible();
  } finally {
    await server.dispose();
  }
});
