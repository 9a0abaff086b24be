import type axe from 'axe-core';
import type { RunOptions, Spec } from 'axe-core';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { note } from './notes.ts';

const AXE = `${readFileSync(resolve('node_modules', 'axe-core', 'axe.min.js'), 'utf8')}; window.ownAxe = window.axe; void 0;`;

/** A story's `parameters.a11y`, as Storybook's own check reads them. */
export interface A11yParameters {
  disable?: boolean;
  test?: 'off' | 'todo' | 'error';
  config?: Spec;
  options?: RunOptions;
  context?: unknown;
}

/** axe's enabled rules about colours (`cat.color`). */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The attribute that hiding the caret for a picture leaves on every field; it is ignored. */
const IGNORED_ATTRIBUTE = ' style=""';

/** Stores the markup of the page that Storybook's own check has just examined. */
export const rememberMarkup = (page: Page) =>
  page.evaluate((ignored) => {
    window.checkedMarkup = document.body.innerHTML.replaceAll(ignored, '');
  }, IGNORED_ATTRIBUTE);

/**
 * Runs axe on the current page, with the rules of Storybook's own check, which only ran in the light theme. If only the theme has changed since then
 * (`isRecoloured`), only the colour rules are checked. Throws an error that lists the violations.
 */
export async function expectAccessible(
  page: Page,
  { theme, isRecoloured }: { theme: string; isRecoloured: boolean },
  parameters: A11yParameters = {},
) {
  if (parameters.disable || parameters.test === 'off') return;
  // Evaluated once for all stories on this page, because it is large.
  if (!(await page.evaluate(() => 'ownAxe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(runAxe, {
    config: {
      ...parameters.config,
      rules: [{ id: 'region', enabled: false }, ...(parameters.config?.rules ?? [])],
    },
    options: parameters.options ?? {},
    colourRules: isRecoloured && canCheckLess(parameters) ? COLOUR_RULES : [],
    ignored: IGNORED_ATTRIBUTE,
  });
  note('axe', String(violations.length));
  if (violations.length === 0) return;
  const list = violations.map(
    ({ id, help, nodes }) =>
      `  ${help} (${id})\n${nodes.map(({ html, why }) => `    ${html}\n      ${why}`).join('\n')}`,
  );
  throw new Error(`In the ${theme} theme axe finds:\n${list.join('\n')}`);
}

/** Whether Storybook's own check would have failed for anything else, and the story does not configure the colour rules itself. */
const canCheckLess = ({ test, options, config }: A11yParameters) =>
  test === 'error' &&
  !options?.runOnly &&
  !options?.rules &&
  !config?.rules?.some(({ id }) => COLOUR_RULES.includes(id));

declare global {
  interface Window {
    /** axe, separate from that of Storybook's own check; missing until it has been evaluated. */
    ownAxe: Pick<typeof axe, 'reset' | 'configure' | 'run'>;
    /** The markup at the last check: see rememberMarkup. */
    checkedMarkup?: string;
  }
}

interface CheckOptions {
  config: Spec;
  options: RunOptions;
  /** The only rules to check if the markup has not changed since Storybook's own check; empty to check all. */
  colourRules: readonly string[];
  /** The text that is ignored when markup is compared. */
  ignored: string;
}

/** Runs in the page. */
async function runAxe({ config, options: given, colourRules, ignored }: CheckOptions) {
  window.ownAxe.reset();
  window.ownAxe.configure(config);
  const markup = document.body.innerHTML.replaceAll(ignored, '');
  const isSame = colourRules.length > 0 && markup === window.checkedMarkup;
  const options: RunOptions = {
    ...given,
    ...(isSame && { runOnly: { type: 'rule', values: [...colourRules] } }),
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
