import { build } from './build.mjs';
import { ROOT, inRoot } from './root.mjs';
import { serveFolder } from './static-server.mjs';

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
    return { url: running, stop: () => {} };
  }
  await build('build-storybook');
  return serveFolder(inRoot('storybook-static'));
}

/** Checks that the running Storybook belongs to this folder: that of another clone has other stories. */
async function runningOfThisFolder() {
  const own = new URL(`/@fs${ROOT.startsWith('/') ? '' : '/'}${inRoot('package.json')}`, DEV_STORYBOOK);
  const response = await fetch(own, { method: 'HEAD' }).catch(() => undefined);
  return response?.ok ? DEV_STORYBOOK : undefined;
}

/**
 * Returns the stories of a Storybook by file, filtered by a pattern for the file's path or the story's id. Files with the most stories come first, so that
 * parallel workers end at about the same time.
 *
 * @returns {Promise<[file: string, stories: { id: string, title: string, name: string }[]][]>}
 */
export async function readStoryFiles(url, pattern) {
  const response = await fetch(new URL('/index.json', url));
  const { entries } = await response.json();
  return storyFiles(Object.values(entries), pattern);
}

/** The same from the entries of an index, which also contains documentation pages. */
export function storyFiles(entries, pattern) {
  const isWanted = new RegExp(pattern, 'i');
  const files = new Map();
  for (const { type, tags, importPath, id, title, name } of entries) {
    const file = importPath.replace(/^\.\//, '');
    if (type !== 'story' || !tags.includes('test') || !(isWanted.test(file) || isWanted.test(id))) continue;
    files.set(file, [...(files.get(file) ?? []), { id, title, name }]);
  }
  return [...files].toSorted(([, one], [, other]) => other.length - one.length);
}
