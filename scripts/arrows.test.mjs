import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, inRoot } from './support/root.mjs';
import { run } from './support/run.mjs';

// [file, what it imports, whether that is allowed, the imported name]
const ARROWS = [
  ['packages/domain/src/trip/a.ts', 'yup', true],
  ['packages/domain/src/trip/b.ts', '../format', true],
  ['packages/domain/src/trip/c.ts', '@motorpark/ui', false],
  ['packages/domain/src/trip/d.ts', '@motorpark/contract', false],
  ['packages/domain/src/trip/e.ts', 'react', false],
  ['packages/domain/src/trip/f.ts', 'axios', false],
  ['packages/domain/src/trip/g.ts', 'node:fs', false],
  ['packages/domain/src/trip/h.ts', '../../../ui/src/theme', false],
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
  ['apps/backoffice/src/app/lock/a.ts', '../../screens/own/LockScreen', true],
  ['apps/backoffice/src/screens/trip/a.ts', '../../shared/today', true],
  ['apps/backoffice/src/screens/trip/b.ts', '../../app/screens', false],
  ['apps/backoffice/src/screens/trip/steps/c.ts', '../../../app/screens', false],
  ['apps/backoffice/src/screens/trip/d.ts', '@motorpark/server', false],
  ['apps/backoffice/src/screens/trip/e.ts', '@motorpark/api', true, 'useMay'],
  ['apps/backoffice/src/screens/trip/f.ts', '@motorpark/api', false, 'CORE_CALLS'],
  ['apps/backoffice/src/screens/trip/g.ts', '@motorpark/api', false, 'useIsCoreServer'],
  ['apps/backoffice/src/shared/f.ts', '@motorpark/api', false, 'useIsCoreServer'],
  ['apps/backoffice/src/shared/a.ts', '../paths', true],
  ['apps/backoffice/src/shared/list/b.ts', '../today', true],
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
];

describe('The linter keeps the arrows between the packages and inside the app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-arrows-'));
  let refused = new Set();

  beforeAll(async () => {
    copyFileSync(inRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [file, from, , name = 'thing'] of ARROWS) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `import { ${name} } from '${from}';\nconsole.error(${name});\n`);
    }
    const { stdout } = await run('oxlint', ['--format=json', '.'], { cwd: folder });
    refused = new Set(
      JSON.parse(stdout)
        .diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)')
        .map(({ filename }) => filename.replaceAll('\\', '/').replace(/^\.\//, '')),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(ARROWS)('%s importing %s: %s', (file, _from, mayStand) => {
    expect(refused.has(file)).toBe(!mayStand);
  });
});

/** Matches no action name that ends so (`record.import`), and no SQL (`is distinct from`). */
const IMPORT = /(?:(?<!distinct )\bfrom\s+|(?<![.\w])import\s*\(?\s*)'([^'\n]+)'/g;

describe('Every import of the source', () => {
  const imports = sources().flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].map(([, from]) => ({ path, from })),
  );

  it('stays inside its package when it is relative', () => {
    const climbing = imports.filter(({ path, from }) => {
      const target = relative(ROOT, join(dirname(path), from));
      return from.startsWith('.') && !target.startsWith(join(packageOf(path), '/'));
    });
    expect(climbing.map(describeImport)).toEqual([]);
  });

  it('is of something that its package declares', () => {
    const root = declared(ROOT);
    const undeclared = imports.filter(({ path, from }) => {
      if (from.startsWith('.') || from.startsWith('node:')) return false;
      const name = from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/');
      const isForTests = /[./](test|stories|fixtures)\.tsx?$|\/(testing|stories)\//.test(
        path.replaceAll('\\', '/'),
      );
      const isOurOwn = name.startsWith('@motorpark/');
      return !declared(inRoot(packageOf(path))).has(name) && !(isForTests && (root.has(name) || isOurOwn));
    });
    expect(undeclared.map(describeImport)).toEqual([]);
  });
});

describe('Two kinds of server (docs/decisions/two-kinds-of-server.md)', () => {
  const named = /capabilit|\bcore\b|own server|isLocal|isOwnServer|@motorpark\/contract/i;
  /** This screen shows the kind of server, so it may name it. */
  const probe = /screens[\\/]machine[\\/]/;

  it('are told apart behind the api package: screens and what they share name neither of them, and no capability', () => {
    const naming = sources()
      .filter(({ path }) => /backoffice[\\/]src[\\/](?:app|screens|shared)[\\/]/.test(path))
      .filter(({ path }) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(path) && !probe.test(path))
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
      `${join('packages', 'api', 'src', 'backend', 'backend.ts')}: const { coreServer } = await import('../core/coreServer').catch(() => {`,
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

function packageOf(path) {
  return relative(ROOT, path).split(/[\\/]/).slice(0, 2).join('/');
}

function declared(folder) {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));
}

function describeImport({ path, from }) {
  return `${relative(ROOT, path)} imports ${from}`;
}
