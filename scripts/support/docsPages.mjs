import { readFileSync } from 'node:fs';
import { chromium as browsers } from 'playwright-core';
import { chromium } from '../chromium.mjs';
import { codesAt, framesAt, propsAt, readOutAt } from './docsBlocks.mjs';
import { loadTs } from './loadTs.mjs';
import { inRoot } from './root.mjs';

/** Stories, which have a test of their own, and Storybook's controls. */
const NOT_OURS = ['.docs-story', '.docblock-argstable-body td:last-child'];

/** Rules that are for the whole of a page, of which its stories are a part. */
const PAGE_RULES = { region: { enabled: false }, 'heading-order': { enabled: false } };

/** axe's rules about colours, the only ones that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Opens the docs pages of a Storybook in both themes, all or those with one of the words in their path or id, and returns what is wrong with each: a console
 * error, a table that is shown as text, a play function that ran, a link to nothing, a violation of accessibility, or what docsBlocks.mjs finds. All pages are
 * shown one after the other by the same preview.
 */
export async function checkDocsPages(url, words) {
  const response = await fetch(new URL('/index.json', url));
  const { entries } = await response.json();
  const ids = docsIn(Object.values(entries), words);
  const screens = await loadTs('/.storybook/screens.ts', ({ SCREENS }) => SCREENS);
  const props = await loadTs('/.storybook/props.ts', ({ readProps }) => readProps(inRoot('packages', 'ui')));
  const browser = await browsers.launch(chromium().launchOptions);
  try {
    const page = await browser.newPage({
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
      // By this name Storybook stops animations instead of waiting for their end.
      userAgent: 'StorybookTestRunner',
    });
    const troubles = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`console.error: ${message.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
    await page.goto(new URL('iframe.html', url).href);
    await page.evaluate(readFileSync(inRoot('node_modules', 'axe-core', 'axe.min.js'), 'utf8'));

    const known = Object.keys(entries);
    const wrong = [];
    for (const id of ids) {
      troubles.length = 0;
      const found = await page.evaluate(lookAt, {
        id,
        known,
        notOurs: NOT_OURS,
        pageRules: PAGE_RULES,
        colourRules: COLOUR_RULES,
      });
      const { title } = entries[id];
      const own = title.startsWith('Patterns/') ? [] : (props[title.split('/').at(-1)] ?? []);
      found.push(...(await page.evaluate(framesAt, { screens })), ...(await page.evaluate(readOutAt)));
      found.push(...(await page.evaluate(propsAt, { own })), ...(await page.evaluate(codesAt)));
      wrong.push(...[...new Set([...found, ...troubles])].map((what) => `${id}: ${what}`));
    }
    if (ids.includes(FRAMED)) wrong.push(...(await whatLeaves(browser, url)));
    return { count: ids.length, wrong };
  } finally {
    await browser.close();
  }
}

/** The ids of the docs pages with one of the words in their file's path or in their id; of all without words. */
function docsIn(entries, words) {
  const isWanted = new RegExp(words.join('|'), 'i');
  return entries
    .filter(({ type, importPath, id }) => type === 'docs' && (isWanted.test(importPath) || isWanted.test(id)))
    .map(({ id }) => id);
}

/** A page with a framed story that follows a link. */
const FRAMED = 'components-layout-page--docs';

/** Returns a complaint if a story in a frame leads the page around it away. */
async function whatLeaves(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 8000 } });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(new URL(`iframe.html?id=${FRAMED}&viewMode=docs`, url).href);
  const isOver = page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('.docs-story iframe')];
    const renders = frames.map((frame) => frame.contentWindow?.__STORYBOOK_PREVIEW__?.storyRenders ?? []);
    const hasEnded = ({ phase }) => ['finished', 'errored', 'aborted'].includes(phase);
    return frames.length > 0 && renders.every((shown) => shown.length > 0 && shown.every(hasEnded));
  });
  // A page that is left again and again is never over.
  await isOver.catch(() => (loads = Infinity));
  await page.close();
  return loads > 1 ? [`${FRAMED}: a framed story leads the page away`] : [];
}

/** Runs in the page. */
async function lookAt({ id, known, notOurs, pageRules, colourRules }) {
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const { channel } = preview;
  const found = [];
  const DONE = new Set(['finished', 'errored', 'aborted']);
  const rendered = (event) => new Promise((resolve) => channel.once(event, resolve));
  const isRendered = () => {
    const shown = document.querySelectorAll('#storybook-docs [data-story-block] > [id$="-inner"]');
    return (
      shown.length === preview.storyRenders.length &&
      preview.storyRenders.every(({ phase }) => DONE.has(phase))
    );
  };
  const nextFrame = () => new Promise(requestAnimationFrame);
  // Storybook reloads the page if it is left while a story is being rendered.
  const settled = async () => {
    for (let stillFrames = 0; stillFrames < 5; stillFrames = isRendered() ? stillFrames + 1 : 0)
      await nextFrame();
  };
  const noticePlay = ({ newPhase }) => {
    if (newPhase === 'playing') found.push('a play function runs');
  };
  const runAxe = async (name, rules) => {
    const { violations } = await window.axe.run(
      { include: '#storybook-docs', exclude: notOurs },
      { resultTypes: ['violations'], preload: false, iframes: false, ...rules },
    );
    for (const { id: rule, nodes } of violations)
      found.push(`${name}: ${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
  };

  channel.on('storyRenderPhaseChanged', noticePlay);
  const shown = rendered('docsRendered');
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await shown;
  await settled();
  const docs = document.querySelector('#storybook-docs');
  if (/\| ?-{3}/.test(docs.innerText)) found.push('a table is shown as text');
  for (const { href } of docs.querySelectorAll('a[href*="?path="]')) {
    const [, to] = /path=\/(?:docs|story)\/([\w-]+)/.exec(href) ?? [];
    if (!known.includes(to)) found.push(`a link leads nowhere: ${href}`);
  }
  // A frame that is taken out would be loaded again; axe does not look into it.
  const others = [...docs.querySelectorAll('[data-story-block]:not([id$="--primary"], :has(iframe))')];
  const held = others.map((story) => [...story.childNodes]);
  // axe would also look through the stories that it then leaves out.
  for (const story of others) story.replaceChildren();
  await runAxe('light', { rules: pageRules });
  // As the toolbar does it, all stories would be rendered again.
  document.documentElement.dataset.theme = 'dark';
  for (let frame = 0; frame < 2; frame += 1) await nextFrame();
  await runAxe('dark', { runOnly: { type: 'rule', values: colourRules } });
  for (const [place, story] of others.entries()) story.replaceChildren(...held[place]);
  channel.off('storyRenderPhaseChanged', noticePlay);
  return found;
}
