import { describe, expect, it } from 'vitest';
import { matches, identifiedOption } from './matching';

const TERMINALS = [
  { value: '1', label: 'Aba' },
  { value: '2', label: 'Abakaliki' },
  { value: '3', label: 'Ìbàdàn' },
  { value: '4', label: 'Lagos (Jibowu)' },
  { value: '5', label: 'Port Harcourt', keywords: 'Rivers PH' },
];

describe('what is typed into a list of terminals', () => {
  it.each([
    ['aba', ['Aba', 'Abakaliki'], 'a part of it, whatever the capitals'],
    ['ABAK', ['Abakaliki'], 'capitals'],
    ['ibadan', ['Ìbàdàn'], 'marks of Yoruba left out'],
    ['ìba', ['Ìbàdàn'], 'marks of Yoruba'],
    ['jib lag', ['Lagos (Jibowu)'], 'parts in any order'],
    ['rivers', ['Port Harcourt'], 'further words of it'],
    [' port ', ['Port Harcourt'], 'spaces around'],
    ['', ['Aba', 'Abakaliki', 'Ìbàdàn', 'Lagos (Jibowu)', 'Port Harcourt'], 'nothing'],
    ['kano', [], 'none of them'],
    ['lagos kano', [], 'a part that does not fit'],
  ])('"%s" lists %j: %s', (typed, labels) => {
    expect(TERMINALS.filter((option) => matches(option, typed)).map(({ label }) => label)).toEqual(labels);
  });

  it.each<[string, string | undefined, string]>([
    ['aba', 'Aba', 'it is the name of one, though another contains it'],
    ['abak', 'Abakaliki', 'only one fits'],
    ['Ibadan ', 'Ìbàdàn', 'it is the name of one'],
    ['ph', 'Port Harcourt', 'only one fits by its further words'],
    ['a', undefined, 'several fit'],
    ['kano', undefined, 'none fits'],
    ['', undefined, 'nothing is typed'],
  ])('"%s" means %s: %s', (typed, label) => {
    expect(identifiedOption(TERMINALS, typed)?.label).toBe(label);
  });

  it('means none of two that have the same name', () => {
    expect(identifiedOption([...TERMINALS, { value: '6', label: 'Aba' }], 'Aba')).toBeUndefined();
  });
});
