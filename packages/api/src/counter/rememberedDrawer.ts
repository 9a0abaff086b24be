import { remember, remembered } from '../storage/remembered';

const KEY = 'counter';

/** Returns the name of this machine's drawer, for the next shift; undefined until one was opened or the machine was named. */
export const rememberedDrawer = (): string | undefined => remembered(KEY);

export const rememberDrawer = (name: string): void => remember(KEY, name);
