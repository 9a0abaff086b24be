import { openStorage } from './storage';

/** Where the browser keeps the key of a machine that somebody has named; whoever logs in there sends it. */
const KEY = 'counterKey';

export const counterKey = (): string | undefined => openStorage().getItem(KEY) ?? undefined;

export const keepCounterKey = (key: string): void => openStorage().setItem(KEY, key);
