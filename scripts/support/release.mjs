import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { create } from 'tar';
import { ROOT, inRoot } from './root.mjs';
import { run } from './run.mjs';

/** What a release contains besides its package.json, its SBOM and the packages that the server needs. */
const CONTENT = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'docs',
  'deploy',
  'apps/server/package.json',
  'apps/server/dist',
  'apps/backoffice/dist',
];

/** The commands of a release; they have the same names as in the repository. */
const COMMANDS = {
  start: 'main',
  'create-super-admin': 'createSuperAdmin',
  backup: 'backup',
  restore: 'restore',
  verify: 'verify',
  check: 'check',
};

/** Our packages that are part of the built server and app. */
const OUR_PACKAGES = ['domain', 'contract', 'api', 'ui']
  .map((name) => `packages/${name}`)
  .concat('apps/server', 'apps/backoffice');

/**
 * Packs the built product of a commit into a folder, where other releases stay. The same commit makes the same archive. Returns the paths of the
 * archive, its checksum and its SBOM. Throws if the archive exists with another content.
 */
export async function makeRelease({ commit, date }, to = inRoot('dist', 'release')) {
  const {
    name,
    version: number,
    license,
    engines,
  } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  throwIfUnannounced(number);
  const version = `${number}+${commit}`;
  const folder = `${name}-${number}-${commit}`;
  const archive = join(to, `${folder}-${process.platform}-${process.arch}.tar.gz`);
  const [packages, sbom] = await Promise.all([neededPackages(), sbomOf({ name, version, date })]);
  rmSync(join(to, folder), { recursive: true, force: true });
  mkdirSync(join(to, folder), { recursive: true });
  for (const path of [...CONTENT, ...packages])
    cpSync(inRoot(path), join(to, folder, path), { recursive: true });
  const scripts = Object.fromEntries(
    Object.entries(COMMANDS).map(([command, file]) => [command, `node apps/server/dist/${file}.js`]),
  );
  const write = (path, value) => writeFileSync(join(to, path), `${JSON.stringify(value, null, 2)}\n`);
  write(join(folder, 'package.json'), {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts,
  });
  write(join(folder, 'sbom.cdx.json'), sbom);
  const files = readdirSync(join(to, folder), { recursive: true, encoding: 'utf8' }).toSorted();
  await create(
    { gzip: true, portable: true, mtime: date, noDirRecurse: true, file: `${archive}.new`, cwd: to },
    [folder, ...files.map((file) => join(folder, file))],
  );
  rmSync(join(to, folder), { recursive: true });
  const packed = readFileSync(`${archive}.new`);
  if (existsSync(archive) && !readFileSync(archive).equals(packed)) {
    rmSync(`${archive}.new`);
    throw new Error(
      `${archive} exists with another content. Nothing was changed: keep it, or remove it if no server has it.`,
    );
  }
  renameSync(`${archive}.new`, archive);
  write(`${folder}.cdx.json`, sbom);
  const checksum = createHash('sha256').update(packed).digest('hex');
  writeFileSync(`${archive}.sha256`, `${checksum}  ${basename(archive)}\n`);
  return [archive, `${archive}.sha256`, join(to, `${folder}.cdx.json`)];
}

/** Throws unless CHANGELOG.md tells operators of this version. */
function throwIfUnannounced(version) {
  if (readFileSync(inRoot('CHANGELOG.md'), 'utf8').includes(`\n## ${version} `)) return;
  throw new Error(
    `CHANGELOG.md has nothing about ${version}, which package.json names. Write there what changes for operators.`,
  );
}

/** Returns the installed packages that the server needs to run. Our own ones are part of its build. */
async function neededPackages() {
  const { stdout } = await npm('ls', '--all', '--parseable', '--omit=dev', '--workspace=@motorpark/server');
  return stdout
    .split('\n')
    .map((path) => relative(ROOT, path))
    .filter((path) => path.includes('node_modules') && !path.includes('@motorpark'));
}

/**
 * Returns the list of all packages in the release, also of those that are part of the built app, in the format CycloneDX. npm's own selection of what is not for
 * development leaves out React, which the repository needs for development, too. Its time is the commit's and it has no random number, so that the same commit
 * makes the same list.
 */
async function sbomOf({ name, version, date }) {
  const { stdout } = await npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--workspaces');
  const { dependencies, components, metadata, ...rest } = JSON.parse(stdout);
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const shipped = new Set(OUR_PACKAGES.flatMap(directDependencies));
  for (const ref of shipped) for (const needed of needs.get(ref) ?? []) shipped.add(needed);
  return {
    ...rest,
    serialNumber: undefined,
    // npm names a repository after its folder.
    metadata: {
      ...metadata,
      timestamp: date.toISOString(),
      component: { ...metadata.component, name, version },
    },
    components: components.filter((component) => shipped.has(component['bom-ref'])),
    dependencies: dependencies.filter(({ ref }) => shipped.has(ref)),
  };
}

/** Returns the packages from npm that one of ours needs to run, as the SBOM names them. Their versions are exact. */
function directDependencies(folder) {
  const { dependencies } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  return Object.entries(dependencies)
    .filter(([name]) => !name.startsWith('@motorpark/'))
    .map(([name, version]) => `${name}@${version}`);
}

async function npm(...args) {
  const answer = await run('npm', args);
  if (answer.exitCode !== 0) throw new Error(`npm ${args[0]} failed:\n${answer.all}`);
  return answer;
}
