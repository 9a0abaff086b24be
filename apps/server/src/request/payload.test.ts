import { describe, expect, it } from 'vitest';
import { amountIn, listIn } from './fields';
import { mergePayload, readJson, readQuery } from './payload';

describe('A query', () => {
  it.each([
    ['', {}],
    ['name=Ada+Obi&city=Aw%20ka', { name: 'Ada Obi', city: 'Aw ka' }],
    ['seat=4', { seat: '4' }],
    ['seat[]=4', { seat: ['4'] }],
    ['seat[0]=4&seat[1]=5', { seat: ['4', '5'] }],
    ['seat=4&seat=5&seat=6', { seat: ['4', '5', '6'] }],
    ['broken=%zz', { broken: '%zz' }],
  ])('%s is read as %o', (text, payload) => {
    expect(readQuery(text)).toEqual(payload);
  });
});

describe('A JSON body', () => {
  it.each(['', '  ', 'null', '{}'])('%j is an empty payload', (text) => {
    expect(readJson(text)).toEqual({});
  });

  it.each(['{', '[]', '7', '"text"', 'undefined'])('%s is refused', (text) => {
    expect(() => readJson(text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each([8, 30_000])('nested %i levels deep is refused', (levels) => {
    const text = `{"seats":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(() => readJson(text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('cannot reach behind its own fields', () => {
    const payload = mergePayload({}, readJson('{"__proto__":{"role":"super_admin"}}'));
    expect(Reflect.get(payload, 'role')).toBeUndefined();
  });
});

describe('Query and body', () => {
  it('are one payload, in which the body wins', () => {
    expect(mergePayload({ a: 'query', b: 'query' }, { b: 'body' })).toEqual({ a: 'query', b: 'body' });
    expect(mergePayload({ a: 'query' }, undefined)).toEqual({ a: 'query' });
  });
});

describe('A list', () => {
  it.each([
    [
      [4, 5],
      [4, 5],
    ],
    [
      ['4', '5, 6'],
      ['4', '5', '6'],
    ],
    ['4, 5', ['4', '5']],
    ['[4,5]', ['4', '5']],
    ['["4","5"]', ['4', '5']],
    [4, [4]],
    ['', []],
    [undefined, undefined],
    [null, undefined],
  ])('%o is read as %o', (value, list) => {
    expect(listIn(value)).toEqual(list);
  });
});

describe('An amount', () => {
  it.each([
    [18_500, 1_850_000],
    ['18500.50', 1_850_050],
    ['65,000', 6_500_000],
    ['much', Number.NaN],
    ['1000.555', 0.5],
    ['12.500', 1_250_000.25],
    [[1], undefined],
    [undefined, undefined],
  ])('%o is %s kobo', (value, kobo) => {
    expect(amountIn(value)).toBe(kobo);
  });
});
