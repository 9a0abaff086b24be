import { expect, it } from 'vitest';
import { newId } from './newId';

it('makes a version 7 UUID, no two alike, each later than the one before', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
