import { expect } from 'vitest';

/** Vitest's matchers typed as `unknown`: placeholders in an expected response for values that are not known beforehand. */
export const anyText: unknown = expect.any(String);
export const anyNumber: unknown = expect.any(Number);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const somethingWith = (part: object): unknown => expect.objectContaining(part);
export const listWith = (part: unknown): unknown => expect.arrayContaining([part]);
/** A list with an entry that contains at least these fields. */
export const anyEntryWith = (part: object): unknown =>
  expect.arrayContaining([expect.objectContaining(part)]);
