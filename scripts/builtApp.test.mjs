import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';
import { weighStages } from './support/stages.mjs';

/** The most bytes of script, in brotli, and the most files of each stage. */
const BUDGET = JSON.parse(readFileSync(inRoot('apps', 'backoffice', 'budget.json'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'motorpark-built-'));
const outDir = join(folder, 'dist');
let weighed;
beforeAll(async () => {
  weighed = await weighStages(outDir);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('the login, the dashboard and the first lists cost no more bytes and files of script than agreed', () => {
  console.table(
    Object.entries(weighed).map(([stage, { bytes, files }]) => ({
      stage,
      bytes,
      most: BUDGET[stage].most,
      files,
    })),
  );
  for (const [stage, { bytes, files }] of Object.entries(weighed)) {
    expect.soft(bytes, `bytes of the ${stage}`).toBeLessThanOrEqual(BUDGET[stage].most);
    expect.soft(files, `files of the ${stage}`).toBeLessThanOrEqual(BUDGET[stage].mostFiles);
  }
});

it('the built app has no source map in its public folder, and developers have them beside it', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(files.filter((name) => name.includes('.map'))).toEqual([]);
  for (const name of scripts) {
    expect(readFileSync(join(outDir, name), 'utf8')).not.toContain('sourceMappingURL');
  }
  expect(readdirSync(join(folder, 'source-maps')).some((name) => name.endsWith('.js.map'))).toBe(true);
});

it('the page styles nothing by attribute, and the styles that libraries write into it are listed for the server', () => {
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).not.toMatch(/ style=/);
  const listed = JSON.parse(readFileSync(join(outDir, 'written-styles.json'), 'utf8'));
  expect(listed).toContain('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  expect(new Set(listed).size).toBe(4);
});
