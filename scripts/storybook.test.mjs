import { expect, it } from 'vitest';
import { storyFiles } from './support/storybook.mjs';

const story = (importPath, id, more) => ({
  type: 'story',
  tags: ['dev', 'test'],
  importPath,
  id,
  title: 'Title',
  name: id,
  ...more,
});
const BUTTON = './ui/Button/Button.stories.tsx';
const CARD = './ui/Card/Card.stories.tsx';

it('lists the stories by their files, in their order, the fullest file first', () => {
  const files = storyFiles([story(CARD, 'card'), story(BUTTON, 'weights'), story(BUTTON, 'states')], '');
  expect(files.map(([file, stories]) => [file, stories.map(({ id }) => id)])).toEqual([
    ['ui/Button/Button.stories.tsx', ['weights', 'states']],
    ['ui/Card/Card.stories.tsx', ['card']],
  ]);
});

it('leaves out pages of documentation, and stories that say they are no tests', () => {
  const page = story(BUTTON, 'docs', { type: 'docs' });
  expect(storyFiles([page, story(BUTTON, 'untested', { tags: ['dev'] })], '')).toEqual([]);
});

it('takes only the files that have one of the words in their paths, in whatever case', () => {
  const all = [story(CARD, 'card'), story(BUTTON, 'weights')];
  const names = (pattern) => storyFiles(all, pattern).map(([, [first]]) => first.id);
  expect(names('button')).toEqual(['weights']);
  expect(names('card|button')).toEqual(['card', 'weights']);
  expect(names('table')).toEqual([]);
});

it('takes one story alone by its id', () => {
  const all = [story(CARD, 'card--whole'), story(BUTTON, 'button--weights'), story(BUTTON, 'button--busy')];
  expect(storyFiles(all, 'button--weights').map(([, stories]) => stories.map(({ id }) => id))).toEqual([
    ['button--weights'],
  ]);
});
