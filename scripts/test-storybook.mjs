// `npm run test-storybook`: builds the Storybook and checks every story: it must render, play, be accessible in both themes and match its
// committed pictures exactly. Then opens every docs page.
//
//   npm run test-storybook -- -u        renews the pictures, and removes those of deleted stories
//   npm run test-storybook -- Button    only the stories of this component; uses a running Storybook
//   npm run test-storybook -- utton     only story files whose path contains "utton", if no component has that name
//   npm run test-storybook -- components-controls-button--variants    only stories whose id, as in Storybook's URL, contains this
//   npm run test-storybook -- --mutations 70 --seed 3    changes the styles at random places, and tells which of the changes pictures show
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';
import { checkDocsPages } from './support/docsPages.mjs';
import { loadTs } from './support/loadTs.mjs';
import { RESULTS, noted } from './support/notes.mjs';
import { unpictured } from './support/pictured.mjs';
import { writePictureReport } from './support/pictureReport.mjs';
import { tryRandomChanges } from './support/randomChanges.mjs';
import { inRoot } from './support/root.mjs';
import { show } from './support/run.mjs';
import { openStorybook, storiesOf, storyArguments } from './support/storybook.mjs';

const PICTURES = inRoot('.storybook', 'pictures');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    updateSnapshot: { type: 'boolean', short: 'u' },
    mutations: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 10_000) },
  },
});
const renews = options.updateSnapshot === true;
const words = positionals.map(ofComponent);
const { pictures: comparesPictures, version, origin } = chromium();

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const storybook = await openStorybook({ mayRun: words.length > 0 });
const selected = words.length > 0 ? await storyArguments(storybook.url, words) : [];
if (words.length > 0 && selected.length === 0) {
  console.error('No story has this in its path or id.');
  process.exit(1);
}
if (options.mutations) {
  const changes = { count: Number(options.mutations), seed: options.seed, stories: selected };
  const areCaught = await tryRandomChanges(storybook.url, changes);
  await storybook.stop();
  process.exit(areCaught ? 0 : 1);
}
const jest = ['--json', '--outputFile=test-results/stories.json', ...selected];
const env = {
  MOTORPARK_PICTURES: comparesPictures ? '1' : '0',
  MOTORPARK_PICTURES_RENEW: renews ? '1' : '0',
};
const { exitCode } = await show('test-storybook', ['--url', storybook.url, '--', ...jest], env);
const docs = await checkDocsPages(storybook.url, words);
const entries = await storiesOf(storybook.url);
await storybook.stop();

const taken = new Set(noted('taken'));
const violations = noted('axe').reduce((sum, count) => sum + Number(count), 0);
const changes = noted('sensitivity');
const seen = changes.filter((change) => change === 'seen').length;
let hasFailed = exitCode !== 0 || docs.wrong.length > 0;
// Only a complete run in which every story took its picture can tell which pictures are obsolete.
const isWhole = comparesPictures && words.length === 0 && exitCode === 0;
const obsolete = isWhole ? readdirSync(PICTURES).filter((name) => !taken.has(name)) : [];

if (renews) for (const name of obsolete) rmSync(inRoot('.storybook', 'pictures', name));
else if (obsolete.length > 0) {
  hasFailed = true;
  console.error(
    `\nPictures that no story takes any more:\n${obsolete.map((name) => `  ${name}`).join('\n')}`,
  );
  console.error('Remove them with: npm run test-storybook -- -u');
}
const lacking = isWhole
  ? unpictured({
      entries,
      stories: noted('stories').map((line) => JSON.parse(line)),
      taken: [...taken],
      styles: noted('styles'),
      screens: await loadTs('/apps/backoffice/src/app/screens.ts', pathsOf),
    })
  : [];
if (lacking.length > 0) {
  hasFailed = true;
  console.error(`\nWithout a picture:\n${lacking.map((what) => `  ${what}`).join('\n')}`);
}
if (!comparesPictures) {
  console.warn(
    `\nNO PICTURE WAS COMPARED: ${version} (${origin}) does not draw as the packaged browser does.`,
  );
}
console.log(`\n${taken.size} pictures${renews ? ' renewed where changed' : ''}.`);
console.log(`axe: ${violations} violations in ${noted('axe').length} looks at stories, in both themes.`);
if (!renews) console.log(`Sensitivity: ${seen} of ${changes.length} small changes would be caught.`);
console.log(`${docs.count} docs pages in both themes: ${docs.wrong.length} complaints.`);
if (docs.wrong.length > 0) console.error(docs.wrong.map((what) => `  ${what}`).join('\n'));
const page = writePictureReport(RESULTS);
if (page)
  console.error(`\nWhat has changed, with a slider between before and after: ${pathToFileURL(page).href}`);
process.exit(hasFailed ? 1 : 0);

/** If the word is the name of a component, its folder: "Button" is also part of other names. */
function ofComponent(word) {
  const folders = readdirSync(inRoot('packages', 'ui', 'src'), { withFileTypes: true, recursive: true });
  return folders.some((one) => one.isDirectory() && one.name === word) ? `/${word}/` : word;
}

/** The paths of each screen of the app, of all roles. */
function pathsOf({ screensOf }) {
  const screens = new Map();
  const all = ['super_admin', 'admin'].flatMap((role) => screensOf(role));
  // A former address shows nothing itself.
  for (const { path, Screen } of all.filter((screen) => screen.Screen.leadsTo === undefined))
    screens.set(Screen, [...(screens.get(Screen) ?? []), path]);
  return [...screens.values()];
}
