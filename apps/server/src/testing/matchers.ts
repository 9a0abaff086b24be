import { expect } from 'vitest';

/** vitest's matchers under a type of their own: inside an expected answer they stand for what cannot be known beforehand. */
export const anyText: unknown = expect.any(String);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const somethingWith = (part: object): unknown => expect.objectContaining(part);
export const listWith = (part: unknown): unknown => expect.arrayContaining([part]);
/** A list of which one entry has at least this. */
export const anyEntryWith = (part: object): unknown =>
  expect.arrayContaining([expect.objectContaining(part)]);
