import type axe from 'axe-core';
import type { RunOptions, Spec } from 'axe-core';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { note } from './notes.ts';

const AXE = `${readFileSync(resolve('node_modules', 'axe-core', 'axe.min.js'), 'utf8')}; window.ownAxe = window.axe; void 0;`;

/** What a story may say under `parameters.a11y`, as Storybook's own check reads it. */
export interface A11yParameters {
  disable?: boolean;
  test?: 'off' | 'todo' | 'error';
  config?: Spec;
  options?: RunOptions;
  context?: unknown;
}

/** Those of axe's rules that ask for colours (`cat.color`), as far as they are in force. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What hiding the caret for a picture leaves on every field, which says nothing. */
const SAYS_NOTHING = ' style=""';

/** Notes what stands on the page that Storybook's own check has just looked at. */
export const rememberMarkup = (page: Page) =>
  page.evaluate((saysNothing) => {
    window.checkedMarkup = document.body.innerHTML.replaceAll(saysNothing, '');
  }, SAYS_NOTHING);

/**
 * Runs axe over the story as it stands, with the rules of Storybook's own check, which has looked at it in the light theme only. Where
 * nothing but the theme is another one since then, `isRecoloured`, only the rules of colours are left to be asked. Fails with each
 * violation in words.
 */
export async function expectAccessible(
  page: Page,
  { theme, isRecoloured }: { theme: string; isRecoloured: boolean },
  parameters: A11yParameters = {},
) {
  if (parameters.disable || parameters.test === 'off') return;
  // Once for all stories on this page: it is large.
  if (!(await page.evaluate(() => 'ownAxe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(runAxe, {
    config: {
      ...parameters.config,
      rules: [{ id: 'region', enabled: false }, ...(parameters.config?.rules ?? [])],
    },
    options: parameters.options ?? {},
    rulesOfColour: isRecoloured && mayAskLess(parameters) ? COLOUR_RULES : [],
    saysNothing: SAYS_NOTHING,
  });
  note('axe', String(violations.length));
  if (violations.length === 0) return;
  const list = violations.map(
    ({ id, help, nodes }) =>
      `  ${help} (${id})\n${nodes.map(({ html, why }) => `    ${html}\n      ${why}`).join('\n')}`,
  );
  throw new Error(`In the ${theme} theme axe finds:\n${list.join('\n')}`);
}

/** Where Storybook's own check has failed for nothing else, and the story leaves the rules of colours alone. */
const mayAskLess = ({ test, options, config }: A11yParameters) =>
  test === 'error' &&
  !options?.runOnly &&
  !options?.rules &&
  !config?.rules?.some(({ id }) => COLOUR_RULES.includes(id));

declare global {
  interface Window {
    /** There once axe has been evaluated in the page, apart from that of Storybook's own check. */
    ownAxe: Pick<typeof axe, 'reset' | 'configure' | 'run'>;
    /** What stood on the page when it was looked at last: see rememberMarkup. */
    checkedMarkup?: string;
  }
}

interface CheckOptions {
  config: Spec;
  options: RunOptions;
  /** All that is asked where the page is still as Storybook's own check has seen it; none if everything is asked. */
  rulesOfColour: readonly string[];
  /** What makes no other page of it. */
  saysNothing: string;
}

/** In the page. */
async function runAxe({ config, options: given, rulesOfColour, saysNothing }: CheckOptions) {
  window.ownAxe.reset();
  window.ownAxe.configure(config);
  const markup = document.body.innerHTML.replaceAll(saysNothing, '');
  const isSame = rulesOfColour.length > 0 && markup === window.checkedMarkup;
  const options: RunOptions = {
    ...given,
    ...(isSame && { runOnly: { type: 'rule', values: [...rulesOfColour] } }),
    resultTypes: ['violations'],
  };
  const context = {
    include: document.body,
    exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
  };
  const { violations } = await window.ownAxe.run(context, options);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary = '' }) => ({
      html,
      why: failureSummary.replaceAll('\n', ' '),
    })),
  }));
}
