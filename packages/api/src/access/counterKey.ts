import { openStorage } from '../storage/openStorage';

/** The storage key of this counter's key, set when somebody names the counter. Each login on this machine sends it. */
const KEY = 'counterKey';

export const counterKey = (): string | undefined => openStorage().getItem(KEY) ?? undefined;

export const storeCounterKey = (key: string): void => openStorage().setItem(KEY, key);
