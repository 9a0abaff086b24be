import { readStoryFiles } from '../../scripts/support/storybook.mjs';
import { STORYBOOK, test } from './storyPage.ts';
import { testStory } from './story.ts';

// Set by scripts/test-visual.mjs.
const pattern = process.env.MOTORPARK_STORY_FILES ?? '';

for (const [file, stories] of await readStoryFiles(STORYBOOK, pattern)) {
  test.describe(file, () => {
    // The stories of a file are shown one after the other on one page.
    test.describe.configure({ mode: 'default' });

    for (const { id, title, name } of stories) {
      test(`${title}: ${name}`, async ({ storyPage }) => testStory(await storyPage.of(file), id));
    }
  });
}
