import { remember, remembered } from './remembered';

const keyOf = (person: string) => `openShift ${person}`;

/** The open shift of somebody, as this machine saw it last; undefined where they have none, or have opened it elsewhere. */
export const rememberedShift = (person: string | undefined): string | undefined =>
  person === undefined ? undefined : remembered(keyOf(person)) || undefined;

/** Undefined once it is counted. */
export const rememberShift = (person: string, shift: string | undefined): void =>
  remember(keyOf(person), shift ?? '');
