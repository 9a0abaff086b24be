import { preview } from 'vite';
import { build } from './build.mjs';
import { ROOT, inRoot } from './root.mjs';

/** URL at which `npm run storybook` and `npm run dev` serve the Storybook. */
const DEV_STORYBOOK = 'http://localhost:6006';

/**
 * Returns the URL of the Storybook to test, and a function that stops it. It is built first; with `mayRun` a running one is used instead, at STORYBOOK_URL or
 * as `npm run storybook` serves it.
 */
export async function openStorybook({ mayRun }) {
  const running = mayRun ? (process.env.STORYBOOK_URL ?? (await runningOfThisFolder())) : undefined;
  if (running) {
    console.log(`The Storybook at ${running} is visited.`);
    return { url: running, stop: () => Promise.resolve() };
  }
  await build('build-storybook');
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls.local[0], stop: () => server.close() };
}

/** Checks that the running Storybook belongs to this folder: that of another clone has other stories. */
async function runningOfThisFolder() {
  const own = new URL(`/@fs${ROOT.startsWith('/') ? '' : '/'}${inRoot('package.json')}`, DEV_STORYBOOK);
  const response = await fetch(own, { method: 'HEAD' }).catch(() => undefined);
  return response?.ok ? DEV_STORYBOOK : undefined;
}

/**
 * Returns the test runner's arguments for the stories with one of the words in their file's path or in their id: their files, and a pattern of their names unless
 * all stories of these files are meant.
 */
export async function storyArguments(url, words) {
  return argumentsFor(await storiesOf(url), words);
}

/** The stories of a Storybook's index that are tested. */
export async function storiesOf(url) {
  const response = await fetch(new URL('/index.json', url));
  const { entries } = await response.json();
  return Object.values(entries).filter(isTested);
}

const isTested = ({ type, tags }) => type === 'story' && tags.includes('test');

/** The same from the entries of an index, which also contains documentation pages. */
export function argumentsFor(entries, words) {
  const isWanted = new RegExp(words.join('|'), 'i');
  const stories = entries.filter(isTested);
  const wanted = stories.filter(({ importPath, id }) => isWanted.test(importPath) || isWanted.test(id));
  const files = new Set(wanted.map(({ importPath }) => importPath));
  if (wanted.length === stories.filter(({ importPath }) => files.has(importPath)).length) return [...files];
  const names = wanted.map(({ title, exportName }) => `${title} ${exportName} `.replaceAll(/[^\w/]/g, '.'));
  // The test runner passes its arguments through a shell.
  return [...files, '-t', `"^(${names.join('|')})"`];
}
