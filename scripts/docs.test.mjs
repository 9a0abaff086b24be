import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, inRoot } from './support/root.mjs';

const SOURCE = /\.(tsx?|mjs|cjs|mdx|sql)$/;
const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'faults', 'scripts', '.storybook'];
const THIS_FILE = inRoot('scripts', 'docs.test.mjs');

/** Matches "the specification", "section 2.13" or "§5": texts that are not in the repository. */
const NOT_IN_REPOSITORY = /specification(?!\.(?:md|test))|\bspec §|§ ?\d|\bsections? \d/i;
const PAGE = /\bdocs\/[\w./-]+\.md/g;
const LINK = /\]\(([^()\s]+)\)/g;
const SOURCE_PATH = /`((?:packages|apps|e2e|bench|faults|scripts|\.storybook)\/[\w./-]+)`/g;

/** A file that is named without the folders above it. */
const FILE_NAME = /`((?:[\w-]+\/)*[\w-]+\.(?:tsx?|sql))`/g;

/** Paths that are only created by a build, or by following a recipe. */
const GENERATED_PATHS = new Set([
  'apps/backoffice/source-maps',
  'packages/ui/src/data/RecordNumber',
  'packages/ui/src/data/RecordNumber/RecordNumber.tsx',
  'apps/backoffice/src/screens/vehicle/FleetScreen.tsx',
  'apps/server/src/calls/vehicle/getVehicle.ts',
  'apps/server/src/db/tables.ts',
  'apps/server/src/db/migrations/199_colours.sql',
  'apps/server/src/db/migrations/colours.test.ts',
]);

const SOURCES = FOLDERS.flatMap((folder) => filesIn(inRoot(folder)))
  .filter((path) => SOURCE.test(path) && path !== THIS_FILE)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const PAGES = [
  ...readdirSync(ROOT).map((name) => inRoot(name)),
  ...['docs', 'packages'].flatMap((folder) => filesIn(inRoot(folder))),
]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('The source', () => {
  it('cites nothing that is not in the repository', () => {
    expect(linesOf(SOURCES, (line) => NOT_IN_REPOSITORY.test(line))).toEqual([]);
  });

  it('cites pages of docs/ that exist', () => {
    const isMissing = (line) => (line.match(PAGE) ?? []).some((page) => !existsSync(inRoot(page)));
    expect(linesOf(SOURCES, isMissing)).toEqual([]);
  });
});

describe('The pages of docs/, of the packages and of the root folder', () => {
  it('lead to files and headings that exist', () => {
    const broken = PAGES.flatMap(({ path, text }) =>
      [...text.matchAll(LINK)]
        .map(([, target]) => target)
        .filter((target) => !/^\w+:/.test(target) && !linkExists(path, target))
        .map((target) => `${relative(ROOT, path)} leads to ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files and folders of the source that exist', () => {
    const gone = PAGES.flatMap(({ path, text }) =>
      [...text.matchAll(SOURCE_PATH)]
        .map(([, named]) => named)
        .filter((named) => !GENERATED_PATHS.has(named) && !existsSync(inRoot(named)))
        .map((named) => `${relative(ROOT, path)} names ${named}`),
    );
    expect(gone).toEqual([]);
  });

  it('name files that exist, also without their folders', () => {
    const known = [...SOURCES.map(({ path }) => relative(ROOT, path)), ...GENERATED_PATHS];
    const isThere = (name) => known.some((path) => `/${path}`.endsWith(`/${name}`));
    const gone = PAGES.flatMap(({ path, text }) =>
      [...text.matchAll(FILE_NAME)]
        .map(([, name]) => name)
        .filter((name) => !isThere(name))
        .map((name) => `${relative(ROOT, path)} names ${name}`),
    );
    expect(gone).toEqual([]);
  });

  it('of docs/ can all be reached from their table of contents', () => {
    const contents = readFileSync(inRoot('docs', 'README.md'), 'utf8');
    const listed = new Set([...contents.matchAll(LINK)].map(([, target]) => join(inRoot('docs'), target)));
    const unlisted = PAGES.filter(
      ({ path }) =>
        path.startsWith(inRoot('docs')) && path !== inRoot('docs', 'README.md') && !listed.has(path),
    );
    expect(unlisted.map(({ path }) => relative(ROOT, path))).toEqual([]);
  });
});

function linkExists(from, target) {
  const [file, heading] = target.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (!existsSync(path)) return false;
  return heading === undefined || anchorsOf(readFileSync(path, 'utf8')).has(heading);
}

/** Returns the anchors that GitHub generates for headings. */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function linesOf(files, matches) {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${relative(ROOT, path)}:${index + 1}` }))
      .filter(({ line }) => matches(line))
      .map(({ line, place }) => `${place} ${line.trim()}`),
  );
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'pictures', 'storybook-static', 'source-maps'].includes(entry.name))
      return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
