import { expect, it } from 'vitest';
import { argumentsFor } from './support/storybook.mjs';

const story = (importPath, id, more) => ({
  type: 'story',
  tags: ['dev', 'test'],
  importPath,
  id,
  title: 'Controls/Some Title',
  exportName: id.replace(/^.*--/, ''),
  ...more,
});
const BUTTON = './ui/Button/Button.stories.tsx';
const CARD = './ui/Card/Card.stories.tsx';

it('takes only the files that have one of the words in their paths, in whatever case', () => {
  const all = [story(CARD, 'card'), story(BUTTON, 'weights'), story(BUTTON, 'busy')];
  expect(argumentsFor(all, ['BUTTON'])).toEqual([BUTTON]);
  expect(argumentsFor(all, ['card', 'button'])).toEqual([CARD, BUTTON]);
  expect(argumentsFor(all, ['table'])).toEqual([]);
});

it('takes one story alone by its id', () => {
  const all = [story(CARD, 'card--Whole'), story(BUTTON, 'button--Weights'), story(BUTTON, 'button--Busy')];
  expect(argumentsFor(all, ['button--weights'])).toEqual([BUTTON, '-t', '"^(Controls/Some.Title.Weights.)"']);
});

it('leaves out pages of documentation, and stories that say they are no tests', () => {
  const page = story(BUTTON, 'docs', { type: 'docs' });
  expect(argumentsFor([page, story(BUTTON, 'untested', { tags: ['dev'] })], ['button'])).toEqual([]);
});
