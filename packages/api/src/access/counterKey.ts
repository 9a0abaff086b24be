import { remember, remembered } from '../storage/remembered';

/** The storage key of this counter's key, set when somebody names the counter. Each login on this machine sends it. */
const KEY = 'counterKey';

export const counterKey = (): string | undefined => remembered(KEY);

export const storeCounterKey = (key: string): void => remember(KEY, key);
