import { remember, remembered } from './remembered';

const KEY = 'counter';

/** What the drawer at this machine is called, for the next shift; undefined until one was opened or the machine was named. */
export const rememberedDrawer = (): string | undefined => remembered(KEY);

export const rememberDrawer = (name: string): void => remember(KEY, name);
