import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { type Used, usageOf } from './usage';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'test-results', 'usage');

type Story = Used & { title?: string };

const FILES = import.meta.glob<Record<string, Story>>('../*/*/*.stories.tsx');

it('the code on the page of each component compiles', async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  let count = 0;
  for (const load of Object.values(FILES)) {
    const { default: meta = {}, ...stories } = await load();
    const [first] = Object.values(stories);
    const code = usageOf('', { ...meta, args: { ...meta.args, ...first?.args } });
    if (code === '' || meta.title === undefined) continue;
    count += 1;
    writeFileSync(join(FOLDER, `${meta.title.replaceAll(/\W/g, '')}.tsx`), `${code}\n`);
  }
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'packages', 'ui', 'tsconfig.json'),
      include: ['*.tsx'],
      compilerOptions: { rootDir: ROOT },
    }),
  );
  const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules', '.bin', 'tsc'), [
    '-p',
    FOLDER,
  ]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
  expect(count).toBeGreaterThan(80);
  rmSync(FOLDER, { recursive: true });
});
