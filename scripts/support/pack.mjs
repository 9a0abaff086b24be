import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/** The packages for other apps, each after those it depends on. Keys of `entries` are those of the package's `exports`. */
const PACKAGES = [
  { name: 'domain', entries: { '.': 'index' } },
  {
    name: 'ui',
    entries: { '.': 'index', './chart': 'chart/index', './form': 'form/index', './fonts': 'fonts' },
  },
];

/**
 * Builds the packages into a folder (default `dist/packages`) and packs each. Returns the tarballs' paths. Throws an error with the output of a tool that
 * failed.
 */
export async function packPackages(folder = inRoot('dist', 'packages')) {
  rmSync(folder, { recursive: true, force: true });
  const tarballs = [];
  for (const one of PACKAGES) {
    const to = join(folder, one.name);
    mkdirSync(to, { recursive: true });
    await writeModules(one, to);
    await writeTypes(one, folder);
    writeManifest(one, to);
    tarballs.push(await pack(to, folder));
  }
  return tarballs;
}

/** Writes one module for each source file, so that an app bundles only what it uses. */
async function writeModules({ name, entries }, to) {
  const source = inRoot('packages', name, 'src');
  await build({
    root: inRoot('packages', name),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: to,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(Object.values(entries).map((entry) => [entry, entryFile(source, entry)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  });
}

const entryFile = (source, entry) => join(source, `${entry}.ts`);

/** Writes the type declarations beside each module. Other packages of ours are resolved to their built declarations. */
async function writeTypes({ name, entries }, folder) {
  const to = join(folder, name);
  const config = join(folder, `tsconfig.${name}.json`);
  const source = inRoot('packages', name, 'src');
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRoot('packages', name, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: source,
        outDir: to,
        types: [],
        allowArbitraryExtensions: true,
        paths: { '@motorpark/domain': [join(folder, 'domain', 'index.d.ts')] },
      },
      include: [],
      files: Object.values(entries).map((entry) => entryFile(source, entry)),
    }),
  );
  const { exitCode, all } = await run('tsc', ['-p', config]);
  if (exitCode !== 0) throw new Error(`The types of ${name} could not be written:\n${all}`);
  const files = readdirSync(to, { recursive: true }).filter((file) => file.endsWith('.d.ts'));
  const known = new Set(files.map((file) => resolve(to, file)));
  for (const file of known) writeFileSync(file, withFileNames(readFileSync(file, 'utf8'), file, known));
}

/** Completes relative imports with the file name and extension, which Node and TypeScript require in a package. */
function withFileNames(text, file, known) {
  return text.replace(/((?:from|import)\s*\(?\s*['"])(\.[^'"]*)(['"])/g, (_whole, before, target, after) => {
    const at = resolve(dirname(file), target);
    const name = known.has(`${at}.d.ts`) ? `${at}.js` : join(at, 'index.js');
    const path = relative(dirname(file), name);
    return `${before}${path.startsWith('.') ? path : `./${path}`}${after}`;
  });
}

/** What an app has once, or not at all: it installs these itself. */
const PEERS = ['styled-components', 'recharts'];
const OPTIONAL = 'recharts';

/** Writes the package's own manifest, with the built files in place of the source. */
function writeManifest({ name, entries }, to) {
  const {
    scripts: _scripts,
    private: _private,
    exports: _exports,
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
    ...kept
  } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  const peers = PEERS.filter((peer) => peer in dependencies);
  const withVersions = Object.entries(dependencies)
    .filter(([one]) => !peers.includes(one))
    .map(([one, version]) => [one, one.startsWith('@motorpark/') ? kept.version : version]);
  const manifest = {
    ...kept,
    dependencies: Object.fromEntries(withVersions),
    peerDependencies: {
      ...peerDependencies,
      ...Object.fromEntries(peers.map((peer) => [peer, `^${dependencies[peer]}`])),
    },
    ...(peers.includes(OPTIONAL) && {
      peerDependenciesMeta: { ...peerDependenciesMeta, [OPTIONAL]: { optional: true } },
    }),
    files: ['**/*.js', '**/*.js.map', '**/*.d.ts', 'CHANGELOG.md'],
    exports: Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [
        entry,
        { types: `./${file}.d.ts`, default: `./${file}.js` },
      ]),
    ),
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(inRoot('LICENSE'), join(to, 'LICENSE'));
  for (const page of ['README.md', 'CHANGELOG.md']) {
    const from = inRoot('packages', name, page);
    if (existsSync(from)) copyFileSync(from, join(to, page));
  }
}

async function pack(from, to) {
  const args = ['pack', from, '--pack-destination', to, '--ignore-scripts', '--json'];
  const { stdout } = await run('npm', args, { cwd: to, reject: true });
  return join(to, JSON.parse(stdout)[0].filename);
}
