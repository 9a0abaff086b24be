import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inRoot } from './support/root.mjs';

/** The most bytes of script in brotli, as agreed once. */
const MOST = { login: 105_000, list: 175_000, dashboard: 185_000 };

/** What every page loads, every page behind the login, and each of them on a server with the 28 calls: modules, by the end of their path. */
const APP = ['src/main.tsx'];
const FRAME = [...APP, 'http/createApi.ts', 'app/Area.tsx'];
const CORE = [...FRAME, 'core/coreServer.ts'];

/** The first pages, and the modules that they load; the files of these, and what they import, are added. */
const STAGES = {
  login: [MOST.login, [...APP, 'access/LoginScreen.tsx']],
  dashboard: [MOST.dashboard, [...FRAME, 'screens/operationLists.ts']],
  'first list of tickets': [MOST.list, [...FRAME, 'ticket/TicketListScreen.tsx']],
  'first list of waybills': [MOST.list, [...FRAME, 'waybill/WaybillListScreen.tsx']],
  'first list of trips': [MOST.list, [...FRAME, 'trip/TripListScreen.tsx']],
  'first list of expenses': [MOST.list, [...FRAME, 'expense/ExpenseListScreen.tsx']],
  'first list of the company': [MOST.list, [...FRAME, 'screens/recordLists.ts']],
  'dashboard of a core server': [
    MOST.dashboard,
    [...CORE, 'core/coreAnswers.ts', 'core/sampleOverviews.tsx'],
  ],
  'first list of tickets of a core server': [
    MOST.list,
    [...CORE, 'core/readTicket.ts', 'ticket/TicketListScreen.tsx'],
  ],
  'first list of waybills of a core server': [
    MOST.list,
    [...CORE, 'core/readWaybill.ts', 'waybill/WaybillListScreen.tsx'],
  ],
  'first list of trips of a core server': [
    MOST.list,
    [...CORE, 'core/readTrip.ts', 'trip/TripListScreen.tsx'],
  ],
  'first list of the company of a core server': [
    MOST.list,
    [...CORE, 'core/officeRecords.ts', 'core/coreLists.tsx'],
  ],
  'first list of the admins of a core server': [
    MOST.list,
    [...CORE, 'core/readAdmin.ts', 'screens/recordLists.ts'],
  ],
};
/** The most files of script of a first page, as each is a request. */
const MOST_FILES = 8;

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

it.each(Object.entries(STAGES))('the %s costs no more bytes of script than agreed', (_, [most, modules]) => {
  const scripts = withImports(modules);
  const bytes = scripts.reduce((sum, { fileName }) => sum + sizeOf(fileName), 0);
  expect(bytes, `${bytes} bytes in ${scripts.map(({ name }) => name).join(', ')}`).toBeLessThanOrEqual(most);
  expect(scripts.length).toBeLessThanOrEqual(MOST_FILES);
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

it('a scanner is listened to beside a first list with little more', () => {
  const first = new Set(withImports(['ticket/TicketListScreen.tsx', 'waybill/WaybillListScreen.tsx']));
  const scripts = withImports(['scan/openScans.ts']).filter((file) => !first.has(file));
  const bytes = scripts.reduce((sum, { fileName }) => sum + sizeOf(fileName), 0);
  expect(bytes, `${bytes} bytes in ${scripts.map(({ name }) => name).join(', ')}`).toBeLessThanOrEqual(5_000);
});

it('the first files of an address on a core server are preloaded with the others', () => {
  const page = readFileSync(join(outDir, 'index.html'), 'utf8');
  for (const module of ['core/coreServer.ts', 'core/readTicket.ts', 'core/coreLists.tsx'])
    expect(page).toContain(withImports([module])[0].fileName);
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
  const frame = scripts.find((name) => name.startsWith('assets/frame-'));
  for (const name of ['index.html', frame]) {
    const zipped = readFileSync(join(outDir, `${name}.br`));
    expect(brotliDecompressSync(zipped).equals(readFileSync(join(outDir, name)))).toBe(true);
  }
});

/** The scripts with these modules, and all that they import. */
function withImports(modules) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const withModule = (module) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  const found = new Set(modules.map(withModule));
  for (const { imports } of found)
    for (const file of imports) found.add(chunks.find(({ fileName }) => fileName === file));
  return [...found];
}

/** The size of a file as it is sent: small ones are not compressed. */
function sizeOf(fileName) {
  const path = join(outDir, fileName);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
