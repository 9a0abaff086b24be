import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { extract } from 'tar';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { packPackages } from './support/pack.mjs';
import { inRoot } from './support/root.mjs';
import { run } from './support/run.mjs';

/** Inside the project, so that React and the other dependencies are found without a network. */
const APP = inRoot('test-results', 'blank-app');

/** The pages that the library's README shows. */
const [firstPage, listPage, brandPage] = [
  ...readFileSync(inRoot('packages', 'ui', 'README.md'), 'utf8').matchAll(/```tsx\n([^`]+)```/g),
].map(([, page]) => page);

const FILES = {
  'package.json': JSON.stringify({ name: 'blank-app', private: true, type: 'module' }),
  'index.html':
    '<script type="module" src="/main.tsx"></script><script type="module" src="/brand.tsx"></script>',
  'main.tsx': firstPage,
  'list.tsx': listPage,
  'brand.tsx': brandPage,
  'server.mjs': `
    import { Button, createTheme, GlobalStyle, LocaleProvider, ReadBack } from '@motorpark/ui';
    import { createElement as h } from 'react';
    import { renderToString } from 'react-dom/server';
    import { ServerStyleSheet } from 'styled-components';

    const sheet = new ServerStyleSheet();
    const trip = { destination: 'Kumasi', travelDate: '2025-01-16T06:00:00.000Z' };
    const page = h(
      LocaleProvider,
      { region: { currency: 'GH₵', zone: '+00:00' } },
      h(GlobalStyle, { themes: createTheme({ brand: '#7a1f5c' }) }),
      h(ReadBack, { trip, seats: [4], amount: 950_000 }),
      h(Button, { variant: 'primary' }, 'Sell'),
    );
    console.log(renderToString(sheet.collectStyles(page)), sheet.getStyleTags());
  `,
  'vitest.config.mjs': 'export default {};',
  'brand.test.mjs': `
    import { Button, createTheme } from '@motorpark/ui';
    import { expect, it } from 'vitest';

    it('is a component', () => expect(Button).toBeTruthy());
    it('takes colours that can be read', () => expect(createTheme({ brand: '#7a1f5c' }).dark.brand.default).toMatch(/^#/));
    it('refuses others', () => expect(() => createTheme({ brand: '#ffd400' })).toThrow('not legible'));
  `,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['*.tsx'],
  }),
};

const packagesOf = (folder) => join(folder, 'node_modules', '@motorpark');
const write = (name, text) => writeFileSync(join(APP, name), text);
const checkTypes = () => run('tsc', ['-p', APP]);

beforeAll(async () => {
  rmSync(APP, { recursive: true, force: true });
  mkdirSync(APP, { recursive: true });
  for (const tarball of await packPackages(join(APP, 'packed'))) {
    const name = /motorpark-(\w+)-/.exec(tarball)[1];
    mkdirSync(join(packagesOf(APP), name), { recursive: true });
    await extract({ file: tarball, cwd: join(packagesOf(APP), name), strip: 1 });
  }
  for (const [name, text] of Object.entries(FILES)) write(name, text);
});

describe('The packages that another app installs', () => {
  it.each(['domain', 'ui'])('%s is put together as Node and bundlers expect it', async (name) => {
    const { messages } = await publint({
      pkgDir: join(packagesOf(APP), name),
      pack: false,
      level: 'suggestion',
    });
    expect(messages).toEqual([]);
  });

  it('carry neither stories nor tests', () => {
    const files = readdirSync(packagesOf(APP), { recursive: true });
    expect(files.length).toBeGreaterThan(300);
    expect(
      files.filter((file) => /\.(stories|test|fixtures|tsx?$)/.test(file.replace(/\.d\.ts$/, ''))),
    ).toEqual([]);
  });

  it('type-check in a blank app, and say what is wrong in it', async () => {
    expect(await checkTypes()).toMatchObject({ exitCode: 0, all: '' });
    write('main.tsx', FILES['main.tsx'].replace('variant="primary"', 'variant="loud"'));
    expect((await checkTypes()).all).toContain(`Type '"loud"' is not assignable`);
    write('main.tsx', FILES['main.tsx']);
  });

  it('are imported by Node, which draws a page of them, and by a Vitest test', async () => {
    const drawn = await run('node', ['server.mjs'], { cwd: APP });
    expect(drawn).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('<span>Sell</span></button>'),
    });
    expect(drawn.stdout).toContain('min-height:2.25rem');
    expect(drawn.stdout).toContain('--mp-brand-default:#7a1f5c');
    expect(drawn.stdout).toContain('Kumasi · Thu 16 Jan 2025, 06:00\u00A0AM · Seat 4 · GH₵9,500.00');
    expect(await run('vitest', ['run', '--root', APP])).toMatchObject({ exitCode: 0 });
  });

  it('leave to the app what it has only once', () => {
    const manifest = JSON.parse(readFileSync(join(packagesOf(APP), 'ui', 'package.json'), 'utf8'));
    expect(Object.keys(manifest.peerDependencies)).toEqual([
      'final-form',
      'react',
      'react-dom',
      'react-final-form',
      'styled-components',
      'recharts',
    ]);
    expect(manifest.peerDependenciesMeta).toEqual({
      'final-form': { optional: true },
      'react-final-form': { optional: true },
      recharts: { optional: true },
    });
    expect(manifest.dependencies['@motorpark/domain']).toBe(manifest.version);
    expect(manifest.keywords).toContain('design-system');
    expect(readFileSync(join(packagesOf(APP), 'ui', 'CHANGELOG.md'), 'utf8')).toContain('\n## ');
  });

  it('build in a blank app, with fonts', async () => {
    const { output } = await build({
      root: APP,
      configFile: false,
      logLevel: 'silent',
      build: { write: false },
    });
    const names = output.map(({ fileName }) => fileName);
    expect(names.some((name) => name.endsWith('.woff2'))).toBe(true);
    const chunk = output.find(({ type }) => type === 'chunk');
    expect(chunk.code).toContain('aria-busy');
    expect(chunk.code).toContain('#7a1f5c');
  });
});
