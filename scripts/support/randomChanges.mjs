import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS, noted } from './notes.mjs';
import { UNSEEN } from './pictured.mjs';
import { show } from './run.mjs';

/** What `font` resets along with what it sets. */
const RESET =
  /^font-(size-adjust|language|kerning|optical|feature|variation|palette|stretch|variant|synthesis)/;

/** What the computer itself decides, and what stories do not change. */
const UNCHANGED = /pointer:|prefers-|min-height:/;

/** The kinds of changes, each with what belongs to it. The first one counts; as many are drawn of each. */
const KINDS = {
  'media width': ({ property }) => property === '@media',
  token: ({ property }) => property.startsWith('--'),
  'forced colours': ({ key }) => key.includes('forced-colors'),
  print: ({ key }) => /\bprint\b/.test(key),
  'at a width': ({ key }) => key.includes('-width:'),
  'hover and focus': ({ key }) => /:(hover|focus|active)/.test(key),
  colour: ({ way }) => way === 'colour',
  weight: ({ property }) => /^(font|line-height|letter|text)/.test(property),
  'order and stickiness': ({ property }) =>
    /^(order|position|z-index|flex|grid|align|justify)/.test(property),
  spacing: ({ property }) =>
    /^(margin|padding|gap|row-gap|column-gap|inset|top|bottom|left|right)/.test(property),
  size: ({ way }) => way === 'size',
  other: () => true,
};

/** A change, from its line in the notes: see .storybook/testing/styles.ts. */
function readChange(line) {
  const [way, property, key] = line.split('\t');
  return { way, property, key };
}

export const kindOf = (line) => Object.keys(KINDS).find((kind) => KINDS[kind](readChange(line)));

/** Draws changes of every kind in turn, as lines. The same seed draws the same ones from the same styles. */
export function draw(changes, count, seed) {
  const orderOf = (line) => createHash('sha1').update(`${seed} ${line}`).digest('hex');
  const canBeSeen = ({ property, key }) =>
    !UNSEEN.test(property) && !RESET.test(property) && !UNCHANGED.test(key);
  const ordered = [...new Set(changes)]
    .filter((line) => canBeSeen(readChange(line)))
    .map((line) => ({ line, order: orderOf(line) }))
    .toSorted((one, other) => one.order.localeCompare(other.order));
  const places = new Map();
  const placed = ordered.map(({ line }) => {
    const kind = kindOf(line);
    places.set(kind, (places.get(kind) ?? 0) + 1);
    return { line, place: places.get(kind) };
  });
  return placed
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ line }) => line);
}

/** Says what became of a change: seen in a picture, only seen without one, or by nobody. */
export function outcomeOf(tried) {
  const seen = tried.filter(({ outcome }) => outcome === 'seen');
  if (seen.some(({ by }) => by === 'picture')) return 'caught';
  if (seen.length > 0) return 'not caught';
  return tried.length > 0 ? 'not visible' : 'not caught';
}

/**
 * Tests the pictures with changes that nobody has chosen: draws some from all declarations of the built Storybook's styles, makes each of them in the stories that
 * render it, and prints which of those that can be seen are seen in a picture. What no story renders is not caught either. Returns whether enough are.
 */
export async function tryRandomChanges(url, { count, seed, stories }) {
  const run = (changes) =>
    show('test-storybook', ['--url', url, '--', ...stories], { MOTORPARK_RANDOM_CHANGES: changes });
  await run('list');
  const drawn = draw(noted('changes'), count, seed);
  const path = join(RESULTS, 'drawn.txt');
  writeFileSync(path, drawn.join('\n'));
  await run(path);

  const tried = noted('tried').map((line) => {
    const [place, by, outcome, look] = line.split('\t');
    return { place: Number(place), by, outcome, look };
  });
  const outcomes = drawn.map((line, place) => {
    const { way, property, key } = readChange(line);
    const own = tried.filter((one) => one.place === place);
    const outcome = outcomeOf(own);
    const at = own.find((one) => one.outcome === 'seen')?.look ?? own[0]?.look ?? 'in no story';
    console.log(`${outcome.padEnd(11)} ${kindOf(line)}: ${property} (${way}), ${at}\n  ${key}`);
    return outcome;
  });
  const caught = outcomes.filter((outcome) => outcome === 'caught').length;
  const visible = outcomes.filter((outcome) => outcome !== 'not visible').length;
  console.log(`\nSeed ${seed}: ${caught} of ${visible} visible changes caught, ${drawn.length} drawn.`);
  return caught >= visible * LEAST_SHARE;
}

/** The share of visible changes that pictures must catch. */
const LEAST_SHARE = 0.97;
