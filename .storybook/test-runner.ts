import type { TestRunnerConfig } from '@storybook/test-runner';
import { afterStory, beforeStory, openStorybook } from './testing/story.ts';

/** What the test runner does before it shows a story and plays it, and what is checked afterwards. */
const config: TestRunnerConfig = {
  prepare: ({ page }) => openStorybook(page),
  preVisit: (page, { id }) => beforeStory(page, id),
  async postVisit(page, { id, hasFailure }) {
    if (!hasFailure) await afterStory(page, id);
  },
};

export default config;
