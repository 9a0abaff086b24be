import { describe, expect, it } from 'vitest';
import { bestFirst, firstMatch, identifiedOption, matches } from './matching';

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

describe('what is typed into a list of trips', () => {
  const TRIPS = [
    { label: 'Awka - Lagos, today, Mon 08:00 PM', keywords: 'KJA 313 XH 30 Nov 2026 30/11 08.00' },
    { label: 'Awka - Lagos, Wed 2 Dec 08:30 PM', keywords: 'AWK 317 YB 2 Dec 2026 2/12 08.30' },
    { label: 'Awka - Lagos, Thu 3 Dec 07:00 AM', keywords: 'ANB 482 XA 3 Dec 2026 3/12 07.00' },
    { label: 'Awka - Abuja, Thu 3 Dec 07:30 AM', keywords: 'LSR 226 YD 3 Dec 2026 3/12 07.30' },
  ];

  it.each([
    ['lagos 3 dec', 'Awka - Lagos, Thu 3 Dec 07:00 AM', 'a day, not the 3 of a time or a plate'],
    ['lagos 3 de', 'Awka - Lagos, Thu 3 Dec 07:00 AM', 'a day before its month is whole'],
    ['lagos 3/12', 'Awka - Lagos, Thu 3 Dec 07:00 AM', 'a day in figures'],
    ['lag 8.30', 'Awka - Lagos, Wed 2 Dec 08:30 PM', 'a time with a dot'],
    ['30 nov', 'Awka - Lagos, today, Mon 08:00 PM', 'the date of a day that is named today'],
    ['abuja', 'Awka - Abuja, Thu 3 Dec 07:30 AM', 'a place'],
    ['lag', 'Awka - Lagos, today, Mon 08:00 PM', 'the first of several'],
  ])('"%s" finds first %s: %s', (typed, label) => {
    expect(firstMatch(TRIPS, typed, false)?.label).toBe(label);
  });

  it('keeps its order where nothing fits better', () => {
    expect(bestFirst(TRIPS, '')).toEqual(TRIPS);
  });
});
