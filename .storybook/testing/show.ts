import type { Page } from 'playwright-core';
import type { StoryContext } from './howToTest.ts';

/** Length to which a story's error is cut: Testing Library adds the complete page to its errors. */
const MAX_ERROR_LENGTH = 2_000;

interface Thrown {
  message: string;
}

/** The result of Storybook's own axe. */
interface Report {
  result?: {
    violations?: readonly {
      id: string;
      help: string;
      nodes: readonly { html: string; failureSummary?: string }[];
    }[];
  };
}

/** Storybook's events about a story: that it has finished, or why it never will. */
interface StoryEvents {
  storyFinished: (end: { storyId: string; status: string; reporters: readonly Report[] }) => void;
  storyUnchanged: (id: string) => void;
  storyMissing: (id?: string) => void;
  storyErrored: (error: { description: string }) => void;
  storyThrewException: (error: Thrown) => void;
  playFunctionThrewException: (error: Thrown) => void;
  unhandledErrorsWhilePlaying: (errors: readonly Thrown[]) => void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      storyStore: { loadStory: (story: { storyId: string }) => Promise<StoryContext> };
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: <Name extends keyof StoryEvents>(name: Name, listener: StoryEvents[Name]) => void;
      emit: (name: 'setCurrentStory', selection: { storyId: string; viewMode: 'story' }) => void;
    };
  }
}

/** Reads a story's parameters and tags without showing it. */
export async function readContext(page: Page, id: string): Promise<StoryContext> {
  return page.evaluate(async (storyId) => {
    await window.__STORYBOOK_PREVIEW__.ready();
    const { storyStore } = window.__STORYBOOK_PREVIEW__;
    const { parameters, tags, storyGlobals } = await storyStore.loadStory({ storyId });
    const { screen, screens, theme, picture, a11y, tree, keys, troubles } = parameters;
    return {
      parameters: { screen, screens, theme, picture, a11y, tree, keys, troubles },
      tags,
      storyGlobals,
    };
  }, id);
}

/** Shows a story and runs its play function. Returns its error or the violations of Storybook's own axe; undefined if there are none. */
export async function show(page: Page, id: string, isAxeStrict: boolean) {
  const failure = await page.evaluate(showStory, { id, isAxeStrict });
  return failure?.slice(0, MAX_ERROR_LENGTH);
}

/** Runs in the page. */
function showStory({ id, isAxeStrict }: { id: string; isAxeStrict: boolean }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise<string | undefined>((resolve) => {
    channel.on('storyFinished', ({ storyId, status, reporters }) => {
      if (storyId !== id) return;
      const violations = reporters.flatMap(({ result }) => result?.violations ?? []);
      const list = violations.map(({ help, id: rule, nodes }) =>
        [
          `  ${help} (${rule})`,
          ...nodes.map(
            ({ html, failureSummary = '' }) => `    ${html}\n      ${failureSummary.replaceAll('\n', ' ')}`,
          ),
        ].join('\n'),
      );
      if (isAxeStrict && list.length > 0) resolve(`Storybook's own axe finds:\n${list.join('\n')}`);
      else if (list.length === 0 && status === 'error') resolve('The story ends in an error.');
      else resolve(undefined);
    });
    channel.on('storyUnchanged', (storyId) => storyId === id && resolve(undefined));
    channel.on('storyMissing', (storyId) => storyId === id && resolve('Storybook has no such story.'));
    channel.on('storyErrored', ({ description }) => resolve(description));
    channel.on('storyThrewException', ({ message }) => resolve(message));
    channel.on('playFunctionThrewException', ({ message }) => resolve(message));
    channel.on('unhandledErrorsWhilePlaying', ([error]) =>
      resolve(error?.message ?? 'Nobody caught an error.'),
    );
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
