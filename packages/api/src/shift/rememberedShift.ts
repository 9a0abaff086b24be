import { remember, remembered } from '../storage/remembered';

const keyOf = (person: string) => `openShift ${person}`;

/** Returns the id of a person's open shift, as this machine last saw it; undefined if they have none, or opened it elsewhere. */
export const rememberedShift = (person: string | undefined): string | undefined =>
  person === undefined ? undefined : remembered(keyOf(person)) || undefined;

/** Stores the id of a person's open shift; undefined once it is counted. */
export const rememberShift = (person: string, shift: string | undefined): void =>
  remember(keyOf(person), shift ?? '');
