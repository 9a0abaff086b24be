import { remember, remembered } from './remembered';

const KEY = 'counter';

/** The name of the drawer at this machine, for the next shift; undefined until one was opened or the machine was named. */
export const rememberedDrawer = (): string | undefined => remembered(KEY);

export const rememberDrawer = (name: string): void => remember(KEY, name);
