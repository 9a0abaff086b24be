import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deliverBy } from './index';

const MAIL = {
  to: 'ada@company.ng',
  subject: 'Your Motorpark code',
  text: '    048151',
  html: '<p>048151</p>',
};

async function anOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'motorpark-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'outbox');
}

it('without a mail server every mail lies in a folder that only its owner can read, and a demo tells it', async () => {
  const outboxDir = await anOutbox();
  const print = vi.fn<(text: string) => void>();
  const deliver = deliverBy(
    { outboxDir, from: 'Motorpark <motorpark@motorpark.example>', isTold: true },
    print,
  );
  await deliver(MAIL);
  await deliver(MAIL);
  const files = await readdir(outboxDir);
  expect(files).toHaveLength(2);
  const file = join(outboxDir, files[0] ?? '');
  expect(file).toMatch(/\.eml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('To: ada@company.ng');
  expect(text).toContain('048151');
  expect(print).toHaveBeenCalledTimes(2);
  expect(print.mock.calls[0]?.[0]).toContain('048151');
});

it('an outbox that others could read is its owner’s alone from the next start on', async () => {
  const outboxDir = await anOutbox();
  await mkdir(outboxDir);
  await writeFile(join(outboxDir, 'yesterday.eml'), 'Subject: Your Motorpark code');
  await chmod(join(outboxDir, 'yesterday.eml'), 0o666);
  await chmod(outboxDir, 0o777);
  deliverBy({ outboxDir, from: 'motorpark@motorpark.example', isTold: false }, vi.fn());
  expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(outboxDir, 'yesterday.eml'))).mode & 0o777).toBe(0o600);
});

it('outside of a demo nothing of a mail is told', async () => {
  const print = vi.fn<(text: string) => void>();
  const outboxDir = await anOutbox();
  await deliverBy({ outboxDir, from: 'motorpark@motorpark.example', isTold: false }, print)(MAIL);
  expect(await readdir(outboxDir)).toHaveLength(1);
  expect(print).not.toHaveBeenCalled();
});
