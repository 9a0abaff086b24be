import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from '../.storybook/testing/mutations.ts';
import { unpictured } from './support/pictured.mjs';
import { draw, kindOf, outcomeOf } from './support/randomChanges.mjs';
import { inRoot } from './support/root.mjs';
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

const GRID = './packages/ui/src/travel/Grid/Grid.stories.tsx';
const FARES = './apps/backoffice/src/screens/fare/fare.screens.stories.tsx';

/** A run in which everything has its picture. */
const wholeRun = {
  entries: [story(GRID, 'grid--week'), story(GRID, 'grid--pressed'), story(FARES, 'fares--list')],
  stories: [
    { id: 'grid--week', themes: ['light', 'dark'], place: '', isPictured: true },
    { id: 'grid--pressed', themes: ['light', 'dark'], place: '', isPictured: false },
    { id: 'fares--list', themes: ['light', 'dark'], place: '#/office/fares?period=week', isPictured: true },
  ],
  taken: ['grid--week--light.webp', 'grid--week--dark.webp', 'fares--list--desktop--light.webp'],
  styles: [
    'known\t.x { color: red;',
    'shown\t.x { color: red;',
    'known\t(pointer: coarse) { .x { gap: #px;',
    'known\t.x { cursor: wait; transition: none #ms;',
  ],
  screens: [['/office/fares', '/counter/fares']],
};

it('is content when each component, screen and style is in a picture', () => {
  expect(unpictured(wholeRun)).toEqual([]);
});

it('names a component that no picture shows in the dark', () => {
  const taken = wholeRun.taken.filter((name) => !name.includes('dark'));
  expect(unpictured({ ...wholeRun, taken })).toEqual([`${GRID}: no story has a picture in the dark theme`]);
});

it('names a file of stories that all go without a picture', () => {
  const taken = wholeRun.taken.filter((name) => !name.startsWith('grid'));
  expect(unpictured({ ...wholeRun, taken })).toEqual([`${GRID}: no story has a picture`]);
});

it('names a screen that no picture shows', () => {
  const screens = [...wholeRun.screens, ['/office/discounts']];
  expect(unpictured({ ...wholeRun, screens })).toEqual(['/office/discounts: the screen has no picture']);
});

it('finds the screen whose path names its record', () => {
  const ofOne = { ...wholeRun.stories[2], place: '#/office/fares/edit/f1' };
  const screens = [...wholeRun.screens, ['/office/fares/edit/:id']];
  const missing = '/office/fares/edit/:id: the screen has no picture';
  expect(unpictured({ ...wholeRun, screens })).toEqual([missing]);
  expect(unpictured({ ...wholeRun, screens, stories: [...wholeRun.stories, ofOne] })).toEqual([]);
});

it('names a style that is only rendered where no picture is taken', () => {
  const styles = [...wholeRun.styles, 'known\t.x:hover { color: blue;'];
  expect(unpictured({ ...wholeRun, styles })).toEqual(['no picture shows the style .x:hover { color: blue;']);
});

const change = (key, property, way = 'colour') => [way, property, key].join('\t');

it('draws random changes of every kind, the same ones for the same seed', () => {
  const changes = [
    ...Array.from({ length: 30 }, (_, place) => change(`.x { color: red; order: ${place};`, 'color')),
    change(':root { --mp-focus: blue;', '--mp-focus'),
    change('.x:hover { color: red;', 'color'),
    change('print { .x { padding: #px;', 'padding', 'size'),
    change('.x { transition: color #ms;', 'transition', 'gone'),
  ];
  const drawn = draw(changes, 6, 'a seed');
  expect(new Set(drawn.map(kindOf))).toEqual(new Set(['token', 'hover and focus', 'print', 'colour']));
  expect(drawn).toHaveLength(6);
  expect(draw(changes.toReversed(), 6, 'a seed')).toEqual(drawn);
  expect(draw(changes, 6, 'another')).not.toEqual(drawn);
});

it('counts a change as caught only if a picture shows it, and as visible if anything does', () => {
  const seen = { by: 'look', outcome: 'seen' };
  expect(outcomeOf([seen, { by: 'picture', outcome: 'seen' }])).toBe('caught');
  expect(outcomeOf([{ by: 'picture', outcome: 'same' }, seen])).toBe('not caught');
  expect(outcomeOf([{ by: 'picture', outcome: 'same' }])).toBe('not visible');
  expect(outcomeOf([{ by: 'picture', outcome: 'unused' }])).toBe('not visible');
  expect(outcomeOf([])).toBe('not caught');
});

it('tries each small change on a picture that there is', () => {
  const isPictured = ({ story: id, look = 'light' }) =>
    existsSync(inRoot('.storybook', 'pictures', `${id}--${look}.webp`));
  expect(MUTATIONS.filter((mutation) => !isPictured(mutation))).toEqual([]);
});
