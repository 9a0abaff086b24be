import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inRoot } from './support/root.mjs';

/** The most bytes of script in brotli, and the files that are loaded; what these import is added. */
const STAGES = {
  login: [105_000, 'start', 'login'],
  dashboard: [186_300, 'start', 'office', 'dashboard'],
  'first list of tickets': [175_000, 'start', 'office', 'tickets'],
  'first list of waybills': [174_000, 'start', 'office', 'waybills'],
  'first list of trips': [173_400, 'start', 'office', 'trips'],
  'first list of expenses': [172_700, 'start', 'office', 'expenses'],
  'first list of the company': [175_900, 'start', 'office', 'lists'],
  'dashboard of a core server': [190_800, 'start', 'office', 'dashboard', 'coreServer'],
  'first list of tickets of a core server': [179_500, 'start', 'office', 'tickets', 'coreServer'],
};

const folder = mkdtempSync(join(tmpdir(), 'motorpark-built-'));
const outDir = join(folder, 'dist');
let output;
beforeAll(async () => {
  // The tests' own NODE_ENV would include the libraries' development code.
  vi.stubEnv('NODE_ENV', 'production');
  ({ output } = await build({ root: inRoot('apps', 'backoffice'), logLevel: 'error', build: { outDir } }));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.each(Object.entries(STAGES))('the %s costs no more bytes of script than agreed', (_, [most, ...names]) => {
  const scripts = withImports(names);
  const bytes = scripts.reduce((sum, { fileName }) => sum + sizeOf(fileName), 0);
  expect(bytes, `${bytes} bytes in ${scripts.map(({ name }) => name).join(', ')}`).toBeLessThanOrEqual(most);
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

it('the files of the app are beside their compressed copies, and in the list of the service worker', () => {
  const worker = readFileSync(join(outDir, 'sw.js'), 'utf8');
  const scripts = output.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName);
  expect(scripts.filter((name) => !worker.includes(`"${name}"`))).toEqual([]);
  expect(worker).toContain('"index.html"');
  const office = scripts.find((name) => name.startsWith('assets/office-'));
  for (const name of ['index.html', office]) {
    const zipped = readFileSync(join(outDir, `${name}.br`));
    expect(brotliDecompressSync(zipped).equals(readFileSync(join(outDir, name)))).toBe(true);
  }
});

/** The scripts with these names, and all that they import. */
function withImports(names) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const found = new Set(names.map((named) => chunks.find(({ name }) => name === named)));
  for (const { imports } of found)
    for (const file of imports) found.add(chunks.find(({ fileName }) => fileName === file));
  return [...found];
}

/** The size of a file as it is sent: small ones are not compressed. */
function sizeOf(fileName) {
  const path = join(outDir, fileName);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
