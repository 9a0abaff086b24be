// `npm run lint` runs it: which folder imports which (.dependency-cruiser.mjs), no folders that import each other in a ring,
// and no file that only tests import.
import { cruise } from 'dependency-cruiser';
import extractBabelConfig from 'dependency-cruiser/config-utl/extract-babel-config';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/** Folders below which no two folders import each other, neither directly nor in a ring, at any depth. */
const WITHOUT_RINGS = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/ui/src',
  'packages/api/src',
  'apps/backoffice/src/screens',
  'apps/backoffice/src/shared',
  'apps/server/src',
];
/** Files that are started, that only other apps or only tests import. */
const STARTED =
  /[.]d[.]ts$|\/(?:main|createSuperAdmin|\w+Command|databaseThread|buildEmptyDatabase|fixtures|fonts)[.]tsx?$/;
const TESTS = /[.](?:test|stories|fixtures|guide|tree)[.]tsx?$|\/(?:testing|stories|crash)\//;

const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
const babelConfig = await extractBabelConfig(options.babelConfig.fileName);
const { output } = await cruise(['packages', 'apps', 'e2e'], options, null, { babelConfig });

const refused = output.summary.violations.map(({ rule, from, to }) => `${from} imports ${to}: ${rule.name}.`);
const problems = [...new Set(refused), ...WITHOUT_RINGS.flatMap(ringsBelow), ...unusedFiles()];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function unusedFiles() {
  const files = output.modules.filter(({ source }) => !TESTS.test(source));
  const used = new Set(files.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved)));
  return files
    .filter(
      ({ source }) =>
        /^(?:packages|apps)\/[^/]+\/src\//.test(source) && !used.has(source) && !STARTED.test(source),
    )
    .map(({ source }) => `${source} is imported by nothing but tests.`);
}

/** Describes the rings among the folders of each folder below a root. */
function ringsBelow(root) {
  const imports = output.modules
    .filter(({ source }) => source.startsWith(`${root}/`) && !TESTS.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved })))
    .filter(({ resolved }) => resolved.startsWith(`${root}/`) && !TESTS.test(resolved));
  const parents = new Set(imports.flatMap(({ source }) => parentsOf(source, root)));
  return [...parents].flatMap((parent) => ringsIn(parent, imports));
}

function parentsOf(file, root) {
  const names = file.slice(root.length + 1).split('/');
  return names.slice(0, -1).map((_, depth) => [root, ...names.slice(0, depth)].join('/'));
}

/** Describes the imports by which folders of one parent lead back to themselves. */
function ringsIn(parent, imports) {
  const edges = new Map();
  for (const { source, resolved } of imports) {
    const [from, to] = [folderIn(parent, source), folderIn(parent, resolved)];
    if (from && to && from !== to) edges.set(from, [...(edges.get(from) ?? []), { to, source, resolved }]);
  }
  return [...edges].flatMap(([from, out]) =>
    out
      .filter(({ to }) => isReached(edges, to, from))
      .map(({ source, resolved }) => `${source} imports ${resolved}: a ring of folders in ${parent}.`),
  );
}

/** Returns the folder of a parent that a file is in; undefined for files beside the folders, or elsewhere. */
function folderIn(parent, file) {
  const [name, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : [];
  return rest.length > 0 ? name : undefined;
}

function isReached(edges, from, goal) {
  const seen = new Set([from]);
  for (const one of seen) for (const { to } of edges.get(one) ?? []) seen.add(to);
  return seen.has(goal);
}
