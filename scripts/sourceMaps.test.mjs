import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { inRoot } from './support/root.mjs';

it('the built app has no source map in its public folder, and developers have them beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outDir = join(folder, 'dist');
  await build({ root: inRoot('apps', 'backoffice'), logLevel: 'error', build: { outDir } });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(files.filter((name) => name.includes('.map'))).toEqual([]);
  for (const name of scripts) {
    expect(readFileSync(join(outDir, name), 'utf8')).not.toContain('sourceMappingURL');
  }
  expect(readdirSync(join(folder, 'source-maps')).some((name) => name.endsWith('.js.map'))).toBe(true);
}, 180_000);
