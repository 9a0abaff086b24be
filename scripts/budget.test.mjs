import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';
import { grown, weighStages } from './support/stages.mjs';

/** What each stage may cost, and of what it was made when that was agreed. */
const BUDGET = JSON.parse(readFileSync(inRoot('apps', 'backoffice', 'budget.json'), 'utf8'));

/** What costs more than it may, with the names of what grew. */
const tooMuch = (weighed) =>
  Object.entries(weighed).flatMap(([stage, { bytes, files, parts }]) => {
    const { most, mostFiles, parts: agreed } = BUDGET[stage];
    if (bytes <= most && files <= mostFiles) return [];
    const title = `The ${stage}: ${bytes} of ${most} bytes, ${files} of ${mostFiles} files`;
    return [title].concat(grown(agreed, parts));
  });

it('the login and the first list cost no more bytes and files of script than agreed', async () => {
  const weighed = await weighStages();
  console.table(
    Object.entries(weighed).map(([stage, { bytes, files }]) => ({
      stage,
      bytes,
      most: BUDGET[stage].most,
      files,
    })),
  );
  expect(tooMuch(weighed)).toEqual([]);
}, 180_000);

it('what grew is named, the most grown first', () => {
  const { most, mostFiles, parts } = BUDGET.login;
  const now = { ...parts, 'react-dom': parts['react-dom'] + 10, 'five-kilobytes': 5000 };
  expect(tooMuch({ login: { bytes: most + 1, files: mostFiles, parts: now } })).toEqual([
    `The login: ${most + 1} of ${most} bytes, ${mostFiles} of ${mostFiles} files`,
    'five-kilobytes grew by 5000 bytes before it is minified',
    'react-dom grew by 10 bytes before it is minified',
  ]);
});
