import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, inRoot } from './support/root.mjs';
import { run } from './support/run.mjs';

// [file, what it imports, whether that is allowed]
const ARROWS = [
  ['packages/domain/src/trip/a.ts', 'yup', true],
  ['packages/domain/src/trip/b.ts', '../format', true],
  ['packages/domain/src/trip/c.ts', '@motorpark/ui', false],
  ['packages/domain/src/trip/d.ts', '@motorpark/contract', false],
  ['packages/domain/src/trip/e.ts', 'react', false],
  ['packages/domain/src/trip/f.ts', 'axios', false],
  ['packages/domain/src/trip/g.ts', 'node:fs', false],
  ['packages/domain/src/trip/h.ts', '../../../ui/src/theme', false],
  ['packages/domain/src/trip/a.stories.tsx', '@motorpark/ui', true],
  ['packages/domain/src/trip/b.stories.tsx', 'react', true],
  ['packages/domain/src/trip/c.stories.tsx', '@motorpark/api', false],
  ['packages/ui/src/travel/a.ts', '@motorpark/domain', true],
  ['packages/ui/src/travel/b.ts', '@motorpark/api', false],
  ['packages/ui/src/travel/c.ts', '@motorpark/contract', false],
  ['packages/ui/src/travel/d.ts', '@motorpark/backoffice', false],
  ['packages/ui/src/travel/e.ts', 'axios', false],
  ['packages/ui/src/travel/f.ts', 'swr', false],
  ['packages/ui/src/travel/g.ts', '../../../domain/src/trip', false],
  ['packages/api/src/trip/a.ts', '@motorpark/domain', true],
  ['packages/api/src/trip/b.ts', 'axios', true],
  ['packages/api/src/trip/c.ts', '@motorpark/contract', true],
  ['packages/api/src/trip/d.ts', '@motorpark/ui', false],
  ['packages/api/src/trip/e.ts', '@motorpark/server', false],
  ['packages/api/src/trip/f.ts', 'react-toastify', false],
  ['packages/contract/src/trip/a.ts', '@motorpark/domain', true],
  ['packages/contract/src/trip/b.ts', 'axios', false],
  ['packages/contract/src/trip/c.ts', 'swr/mutation', false],
  ['packages/contract/src/trip/d.ts', 'react', false],
  ['packages/contract/src/trip/e.ts', '@motorpark/api', false],
  ['apps/backoffice/src/screens/a.ts', '@motorpark/ui', true],
  ['apps/backoffice/src/screens/b.ts', '@motorpark/api', true],
  ['apps/backoffice/src/screens/c.ts', '@motorpark/domain', true],
  ['apps/backoffice/src/screens/d.ts', '@motorpark/server', false],
  ['apps/backoffice/src/screens/h.ts', '@motorpark/contract', false],
  ['apps/backoffice/src/screens/e.ts', 'styled-components', false],
  ['apps/backoffice/src/screens/f.ts', 'axios', false],
  ['apps/backoffice/src/screens/g.ts', '../../../server/src/app', false],
  ['apps/backoffice/src/app/lock/a.ts', '../../screens/account/LockScreen', true],
  ['apps/backoffice/src/screens/trip/a.ts', '../../shared/toastFailure', true],
  ['apps/backoffice/src/screens/trip/b.ts', '../../app/screens', false],
  ['apps/backoffice/src/screens/trip/steps/c.ts', '../../../app/screens', false],
  ['apps/backoffice/src/screens/trip/d.ts', '@motorpark/server', false],
  ['apps/backoffice/src/shared/a.ts', '../paths', true],
  ['apps/backoffice/src/shared/list/b.ts', '../toastFailure', true],
  ['apps/backoffice/src/shared/list/c.ts', '../../screens/trip/messages', false],
  ['apps/backoffice/src/shared/d.ts', '../app/theme', false],
  ['apps/backoffice/src/shared/e.ts', 'axios', false],
  ['apps/server/src/a.ts', '@motorpark/domain', true],
  ['apps/server/src/b.ts', '@motorpark/contract', true],
  ['apps/server/src/c.ts', '@motorpark/api', false],
  ['apps/server/src/d.ts', '@motorpark/ui', false],
  ['apps/server/src/e.ts', 'react', false],
  ['e2e/a.spec.ts', './support/server', true],
  ['e2e/b.spec.ts', '@motorpark/server', false],
  ['e2e/c.spec.ts', '../apps/server/src/app', false],
  ['packages/domain/src/trip/i.ts', '@motorpark/domain', false],
  ['e2e/d.spec.ts', '@motorpark/domain', true],
  ['e2e/support/a.ts', '../../apps/server/src/db/index', true],
  ['e2e/support/b.ts', '../../apps/server/src/app', false],
  ['apps/server/src/calls/trip/a.ts', '../../csv/sheet', true],
  ['apps/server/src/calls/trip/b.ts', '../../http/serveApp', false],
  ['apps/server/src/store/trip/a.ts', '../../mail/letter', true],
  ['apps/server/src/store/trip/b.ts', '../ticket/ticketRows', true],
  ['apps/server/src/store/trip/c.ts', '../../calls/trip/getTrip', false],
  ['apps/server/src/store/trip/c.test.ts', '../../calls/trip/getTrip', true],
  ['apps/server/src/request/a.ts', '../store/trip/tripRows', false],
  ['apps/server/src/db/a.ts', '../request/failure', false],
  ['apps/server/src/http/a.ts', '../calls/trip/getTrip', false],
  ['packages/contract/src/ring/one/a.ts', '../two/a', false],
  ['packages/contract/src/ring/two/a.ts', '../one/b', false],
  ['packages/contract/src/ring/one/b.ts', '../three/a', true],
];

const OURS = [
  'packages/domain',
  'packages/contract',
  'packages/ui',
  'packages/api',
  'apps/backoffice',
  'apps/server',
];
const FROM_NPM = ['yup', 'react', 'axios', 'swr', 'react-toastify', 'styled-components'];

describe('The imports between packages, layers and floors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-arrows-'));
  let refused = new Set();

  beforeAll(async () => {
    for (const file of [
      '.dependency-cruiser.mjs',
      'scripts/imports.mjs',
      'scripts/support/imports.babel.mjs',
    ])
      put(file, readFileSync(inRoot(file), 'utf8'));
    symlinkSync(inRoot('node_modules'), join(folder, 'scripts', 'node_modules'));
    putPackages();
    for (const [file, from] of ARROWS) {
      if (from.startsWith('.')) put(`${join(dirname(file), from)}.ts`, 'export {};');
    }
    for (const [file, from] of ARROWS)
      put(file, `import type { Thing } from '${from}';\nexport const it: Thing = 1;\n`);
    const { all } = await run('node', ['scripts/imports.mjs'], { cwd: folder });
    refused = new Set(all.split('\n').map((line) => line.split(' imports ')[0]));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(ARROWS)('%s importing %s: %s', (file, _from, mayStand) => {
    expect(refused.has(file)).toBe(!mayStand);
  });

  function put(file, text) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  /** Our packages, which declare everything, and those of npm. */
  function putPackages() {
    const dependencies = Object.fromEntries(FROM_NPM.map((name) => [name, '1.0.0']));
    put('package.json', '{}');
    put('node_modules/@motorpark/package.json', '{}');
    for (const path of OURS) {
      const name = `@motorpark/${path.split('/')[1]}`;
      put(`${path}/package.json`, JSON.stringify({ name, exports: './src/index.ts', dependencies }));
      put(`${path}/src/index.ts`, 'export {};');
      symlinkSync(join(folder, path), join(folder, 'node_modules', name), 'junction');
    }
    for (const name of FROM_NPM) {
      put(`node_modules/${name}/package.json`, JSON.stringify({ name }));
      for (const file of ['index', 'mutation']) put(`node_modules/${name}/${file}.js`, 'export {};');
    }
  }
});

describe('The linter', () => {
  // [file, what it imports of the api package, whether that is allowed]
  const NAMES = [
    ['apps/backoffice/src/screens/trip/e.ts', 'useMay', true],
    ['apps/backoffice/src/screens/trip/f.ts', 'CORE_CALLS', false],
    ['apps/backoffice/src/screens/trip/g.ts', 'useIsCoreServer', false],
    ['apps/backoffice/src/shared/f.ts', 'useIsCoreServer', false],
  ];
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-names-'));
  let refused = [];

  beforeAll(async () => {
    writeFileSync(join(folder, '.oxlintrc.json'), readFileSync(inRoot('.oxlintrc.json'), 'utf8'));
    for (const [file, name] of NAMES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(
        join(folder, file),
        `import { ${name} } from '@motorpark/api';\nconsole.error(${name});\n`,
      );
    }
    const { stdout } = await run('oxlint', ['--format=json', '.'], { cwd: folder });
    refused = JSON.parse(stdout)
      .diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)')
      .map(({ filename }) => filename.replaceAll('\\', '/').replace(/^\.\//, ''));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(NAMES)('%s importing %s: %s', (file, _name, mayStand) => {
    expect(refused.includes(file)).toBe(!mayStand);
  });
});

describe('Two kinds of server (docs/decisions/two-kinds-of-server.md)', () => {
  const named = /capabilit|\bcore\b|own server|isLocal|isOwnServer|@motorpark\/contract/i;
  /** The screen that shows the kind of server, the table of what stands in for screens on a core server, and what stands in. */
  const mayName = /screens[\\/](?:machine|core)[\\/]|app[\\/]coreScreens\.ts$/;

  it('are told apart behind the api package: screens and what they share name neither of them, and no capability', () => {
    const naming = sources()
      .filter(({ path }) => /backoffice[\\/]src[\\/](?:app|screens|shared)[\\/]/.test(path))
      .filter(({ path }) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(path) && !mayName.test(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line) => (named.test(line) ? `${relative(ROOT, path)}: ${line.trim()}` : [])),
      );
    expect(naming).toEqual([]);
  });

  it('meet in one place: nothing else imports the folder of a core server, and its code is loaded only where one is', () => {
    const importing = sources()
      .filter(({ path }) => /api[\\/]src[\\/](?!core[\\/])/.test(path) && !path.endsWith('.test.ts'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line) => (/['"].*\/core\//.test(line) ? `${relative(ROOT, path)}: ${line.trim()}` : [])),
      );
    expect(importing).toEqual([
      `${join('packages', 'api', 'src', 'backend', 'chooseBackend.ts')}: const fetchCore = async () => await import('../core/coreServer');`,
    ]);
  });
});

function sources() {
  return ['packages', 'apps'].flatMap((kind) =>
    readdirSync(inRoot(kind)).flatMap((name) => {
      const folder = inRoot(kind, name, 'src');
      return readdirSync(folder, { recursive: true })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }));
    }),
  );
}
