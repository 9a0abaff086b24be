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

/**
 * Runs axe over the story as it stands, with the rules of Storybook's own check, which has looked at the light theme only. Fails
 * with each violation in words.
 */
export async function expectAccessible(page: Page, theme: string, parameters: A11yParameters = {}) {
  if (parameters.disable || parameters.test === 'off') return;
  // Once for all stories on this page: it is large.
  if (!(await page.evaluate(() => 'ownAxe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(runAxe, {
    config: {
      ...parameters.config,
      rules: [{ id: 'region', enabled: false }, ...(parameters.config?.rules ?? [])],
    },
    options: parameters.options ?? {},
  });
  note('axe', String(violations.length));
  if (violations.length === 0) return;
  const list = violations.map(
    ({ id, help, nodes }) =>
      `  ${help} (${id})\n${nodes.map(({ html, why }) => `    ${html}\n      ${why}`).join('\n')}`,
  );
  throw new Error(`In the ${theme} theme axe finds:\n${list.join('\n')}`);
}

declare global {
  interface Window {
    /** There once axe has been evaluated in the page, apart from that of Storybook's own check. */
    ownAxe: Pick<typeof axe, 'reset' | 'configure' | 'run'>;
  }
}

/** In the page. */
async function runAxe({ config, options }: { config: Spec; options: RunOptions }) {
  window.ownAxe.reset();
  window.ownAxe.configure(config);
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
