import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';
import { run } from './support/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'motorpark-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text, ...path) => {
  mkdirSync(join(folder, ...path.slice(0, -1)), { recursive: true });
  writeFileSync(join(folder, ...path), text);
  chmodSync(join(folder, ...path), 0o755);
  return join(folder, ...path);
};

const SETTINGS = write(
  "DATABASE_URL='postgres://company'\nBACKUP_KEY='key'\nSMTP_URL='smtp://mail'\nPAYMENT_PROVIDER='monnify'\nPORT='8070'\n",
  'motorpark.env',
);
const script = readFileSync(inRoot('deploy', 'motorpark'), 'utf8').replaceAll('/etc/motorpark.env', SETTINGS);
const installed = write(script, 'sbin', 'motorpark');
const ofVersion = write(script, 'motorpark-1.1.0', 'deploy', 'motorpark');
write('', 'motorpark-1.1.0', 'apps', 'server', 'dist', 'main.js');
write('#!/bin/sh\necho "${WHO-0}"\n', 'bin', 'id');
write('#!/bin/sh\necho "runs $*"\nenv\n', 'bin', 'runuser');

/** Runs deploy/motorpark with programs that only print. Returns the command that it hands over, and its settings. */
async function motorpark(args, { as = installed, ...env } = {}) {
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const { stdout } = await run('sh', [as, ...args], {
    env: { PATH, ...env },
    extendEnv: false,
    reject: true,
  });
  const [runs, ...settings] = stdout.trim().split('\n');
  return {
    runs,
    ...Object.fromEntries(settings.map((line) => [line.split('=', 1)[0], line.replace(/^[^=]*=/, '')])),
  };
}

describe('deploy/motorpark', () => {
  it('runs a command of the current version as the server’s user with its settings', async () => {
    expect(await motorpark(['backup', '--to', '/backup/one'])).toMatchObject({
      runs: 'runs -u motorpark -- node /opt/motorpark/current/apps/server/dist/backup.js --to /backup/one',
      NODE_ENV: 'production',
      DATA_DIR: '/srv/motorpark',
      BACKUP_DIR: '/var/backups/motorpark',
      DATABASE_URL: 'postgres://company',
    });
  });

  it('serves without systemd, behind a proxy on this machine', async () => {
    expect(await motorpark(['serve'])).toMatchObject({
      runs: 'runs -u motorpark -- node /opt/motorpark/current/apps/server/dist/main.js',
      TRUSTED_PROXIES: '127.0.0.1',
      PORT: '8070',
    });
  });

  it('keeps a copy in another folder away from the company’s database, backups, mails and payments', async () => {
    const settings = await motorpark(['serve'], { DATA_DIR: '/tmp/look' });
    expect(settings).toMatchObject({ DATA_DIR: '/tmp/look', PORT: '8090', BACKUP_KEY: 'key' });
    for (const name of ['DATABASE_URL', 'BACKUP_DIR', 'SMTP_URL', 'PAYMENT_PROVIDER'])
      expect(settings).not.toHaveProperty(name);
    expect(await motorpark(['serve'], { DATA_DIR: '/tmp/look', PORT: '8091' })).toHaveProperty(
      'PORT',
      '8091',
    );
  });

  it('runs the version in whose folder it is', async () => {
    const { runs } = await motorpark(['verify'], { as: ofVersion });
    expect(runs).toContain(join(folder, 'motorpark-1.1.0', 'apps/server/dist/verify.js'));
  });

  it('says who must run it', async () => {
    await expect(motorpark(['backup'], { WHO: '1000' })).rejects.toThrow(/must run as root/);
  });
});

it('following the documentation again keeps the settings, readable by root alone', async () => {
  const [line] = readFileSync(inRoot('docs', 'running.md'), 'utf8').match(/^.*\/etc\/motorpark\.env$/m) ?? [];
  for (const file of [write("BACKUP_KEY='key'\n", 'kept.env'), join(folder, 'new.env')]) {
    await run('sh', ['-c', line.replaceAll('/etc/motorpark.env', file)], { reject: true });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  expect(readFileSync(join(folder, 'kept.env'), 'utf8')).toBe("BACKUP_KEY='key'\n");
});

it('a clone’s data does not replace the company that a server has', async () => {
  const [line] = readFileSync(inRoot('docs', 'running.md'), 'utf8').match(/^mv .* \/srv\/motorpark$/m) ?? [];
  write('the clone', 'clone', 'data', 'postgres');
  write('the company', 'srv', 'postgres');
  const move = line.replace('/srv/motorpark', join(folder, 'srv'));
  expect((await run('sh', ['-c', move], { cwd: join(folder, 'clone') })).exitCode).not.toBe(0);
  expect(readFileSync(join(folder, 'srv', 'postgres'), 'utf8')).toBe('the company');
  expect(readFileSync(join(folder, 'clone', 'data', 'postgres'), 'utf8')).toBe('the clone');
});

it('the version of an image names the commit, without which none is built', async () => {
  const [, name] = readFileSync(inRoot('deploy', 'Dockerfile'), 'utf8').match(/^RUN (sed .*)$/m) ?? [];
  const file = write('{"name":"motorpark",\n  "version": "1.2.0"}', 'package.json');
  const env = { PATH: process.env.PATH };
  const options = { cwd: folder, env, extendEnv: false };
  expect((await run('sh', ['-c', name], options)).all).toContain('COMMIT: must be the commit');
  await run('sh', ['-c', name], { ...options, env: { ...env, COMMIT: '1a2b3c4' }, reject: true });
  expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe('1.2.0+1a2b3c4');
});
