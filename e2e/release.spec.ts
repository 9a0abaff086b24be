import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { VERSION } from './support/version';
import { makeRelease } from '../scripts/support/release.mjs';
import { expect, test } from './support/test';

/** A user without rights, in place of root. */
const NOBODY = 65_534;

/** The options of a process that runs as an ordinary user, with no more in its environment than a service has. */
const asOrdinaryUser = (dataDir: string) => ({
  env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
  ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
});

/** Every file of a folder with its size and the time of its last change. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return [name, size, mtimeMs];
  });

test('a release unpacks and runs with Node alone, as an ordinary user who may write nothing but the data, and logs in lines of JSON who stopped it and why', async () => {
  test.skip(process.platform === 'win32', 'The release is for servers that have tar.');
  // It packs and unpacks some thousand files and starts two processes, which takes minutes on a machine that is busy with other tests.
  test.slow();
  const place = mkdtempSync(join(tmpdir(), 'motorpark-release-'));
  const dataDir = join(place, 'data');
  try {
    const commit = { commit: '1a2b3c4', date: new Date('2026-11-29T10:00:00Z') };
    const [archive = '', checksum = '', sbom = ''] = await makeRelease(commit, join(place, 'made'));
    const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
    expect(readFileSync(checksum, 'utf8')).toContain(digest);
    // The same commit makes the same archive; another one would be refused.
    expect(await makeRelease(commit, join(place, 'made'))).toEqual([archive, checksum, sbom]);
    const listed = readFileSync(sbom, 'utf8');
    for (const name of ['fastify', '%40electric-sql/pglite', 'react'])
      expect(listed).toContain(`"purl": "pkg:npm/${name}@`);

    execFileSync('tar', ['-xzf', archive, '-C', place]);
    const product = join(place, `motorpark-${VERSION}-1a2b3c4`);
    chmodSync(place, 0o755);
    mkdirSync(dataDir);
    if (process.getuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY);
    execFileSync('chmod', ['-R', 'a-w', product]);
    const before = stateOf(product);
    const released = `${VERSION}+1a2b3c4`;

    const makeSuperAdmin = (passcode: string) =>
      spawnSync(
        process.execPath,
        ['apps/server/dist/createSuperAdmin.js', '--name', 'Chidi Okeke', '--email', 'chidi@company.ng'],
        { cwd: product, input: `${passcode}\n`, encoding: 'utf8', ...asOrdinaryUser(dataDir) },
      );
    const tooEarly = spawnSync(process.execPath, ['apps/server/dist/main.js'], {
      cwd: product,
      encoding: 'utf8',
      ...asOrdinaryUser(dataDir),
    });
    expect(tooEarly.stderr).toContain(`The database is new and has no company: ${dataDir}.`);
    expect(tooEarly.status).toBe(1);
    const refused = makeSuperAdmin('Motorpark#2026');
    expect(refused.status).toBe(1);
    expect(refused.stdout + refused.stderr).toBe(
      'This is the published passcode of the demo, which this server refuses.\n',
    );
    const made = makeSuperAdmin('Suya & cold zobo 9');
    expect(made.stdout).toContain('can now log in as super admin with chidi@company.ng.');
    expect(made.stdout).not.toContain('zobo');
    const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: product,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...asOrdinaryUser(dataDir),
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const lines: string[] = [];
    const said = (msg: string): unknown =>
      JSON.parse(lines.find((line) => line.includes(`"msg":"${msg}`)) ?? '{}');
    let url = '';
    for await (const line of createInterface({ input: server.stdout })) {
      lines.push(line);
      const [, address] = /"urls":\["([^"]+)"/.exec(line) ?? [];
      if (address !== undefined) {
        url = address;
        expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive', version: released });
        expect(await (await fetch(url)).text()).toContain('<title>Motorpark');
        // As the end of an SSH session.
        server.kill('SIGHUP');
      }
      if (!line.includes('"msg":"SIGHUP stops nothing')) continue;
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      server.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
    expect(said('started')).toMatchObject({ version: released, node: process.version, data: dataDir });
    expect(said('stopping: a service manager')).toMatchObject({
      signal: 'SIGTERM',
      parent: { pid: process.pid },
    });
    expect(said('stopped')).toMatchObject({ level: 40 });
    expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([]);
    expect(stateOf(product)).toEqual(before);
  } finally {
    execFileSync('chmod', ['-R', 'u+w', place]);
    rmSync(place, { recursive: true, force: true });
  }
});
