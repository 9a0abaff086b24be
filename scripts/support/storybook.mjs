import { build } from './build.mjs';
import { ROOT, inRoot } from './root.mjs';
import { serveFolder } from './static-server.mjs';

/** Where `npm run storybook` and `npm run dev` put theirs. */
const AT_WORK = 'http://localhost:6006';

/**
 * The Storybook to visit, and how to stop it: a fresh build of it, or where that is allowed the one that runs already, at STORYBOOK_URL
 * or as `npm run storybook` starts it.
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

/** The one that another clone has started there shows other stories. */
async function runningOfThisFolder() {
  const own = new URL(`/@fs${ROOT.startsWith('/') ? '' : '/'}${inRoot('package.json')}`, AT_WORK);
  const response = await fetch(own, { method: 'HEAD' }).catch(() => undefined);
  return response?.ok ? AT_WORK : undefined;
}

/**
 * The stories of a Storybook by their files, those that have the pattern in their file's path or in their own id. The fullest files come first, so that workers that take
 * one after the other end at about the same time.
 *
 * @returns {Promise<[file: string, stories: { id: string, title: string, name: string }[]][]>}
 */
export async function readStoryFiles(url, pattern) {
  const response = await fetch(new URL('/index.json', url));
  const { entries } = await response.json();
  return storyFiles(Object.values(entries), pattern);
}

/** The same of an index's entries, which hold pages of documentation as well. */
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
