import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { inRoot } from './support/root.mjs';

const UI = inRoot('packages', 'ui', 'src');
/** No part of the library, or names of fonts. */
const OTHERS = /[./](stories|fixtures|test|guide|tree)[.]|\/(stories|patterns|theme)\//;
const WORDS = /^[^{;(@[]*([A-Za-z]{2} | [A-Za-z]{2})[^{;(@[]*$/;
const WORD = /^[A-Z][a-z]+$|^N\/A$/;

/** Returns the texts that no `say` is given: what is put together, chosen, or the value of a fact or of a constant. Whatever lists terms says them. */
function unsaidIn(source) {
  const unsaid = [];
  function visit(node, isShown) {
    const { type, callee, name, key, id, value } = node;
    const isSaid =
      callee?.name === 'say' || name?.name === 'key' || key?.name === 'term' || id?.name === 'LETTERS';
    if (isSaid || /^(TS(?!As|Satisfies)|Tagged|Throw)/.test(type)) return;
    const text =
      type === 'TemplateElement' ? value.cooked : isShown && type === 'Literal' ? String(value) : '';
    if (WORDS.test(text) || (type === 'Literal' && WORD.test(text))) unsaid.push(text);
    const shown = {
      ConditionalExpression: ['consequent', 'alternate'],
      LogicalExpression: ['right'],
      AssignmentPattern: ['right'],
      JSXExpressionContainer: ['expression'],
      Property: key?.name === 'value' ? ['value'] : [],
      VariableDeclarator: id?.name && new RegExp(`say\\([^)]*\\b${id.name}\\b`).test(source) ? [] : ['init'],
    }[type];
    for (const [part, child] of Object.entries(node))
      for (const one of [child].flat()) if (one?.type) visit(one, shown?.includes(part));
  }
  visit(parseSync('source.tsx', source).program, false);
  return unsaid;
}

it('finds what is not said', () => {
  const chosen = "const A = () => <p title={is ? 'Busy' : say('Free')}>{`${count} off`}</p>";
  expect(unsaidIn(chosen)).toEqual(['Busy', ' off']);
  const kept = "const TITLE = 'Shift report'; const fact = { term: 'Counted', value: 'Later' };";
  expect(unsaidIn(kept)).toEqual(['Shift report', 'Later']);
  expect(unsaidIn(`${kept} say(TITLE)`)).toEqual(['Later']);
});

it('components say all their texts', () => {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /[.]tsx?$/.test(file) && !OTHERS.test(`/${file}`),
  );
  const unsaid = files.map((file) => [file, unsaidIn(readFileSync(join(UI, file), 'utf8'))]);
  expect(unsaid.filter(([, texts]) => texts.length > 0)).toEqual([]);
});
