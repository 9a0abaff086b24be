/** Whether the screen before has just sold it, taken it in, changed it or closed it. */
export const wasJustSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustSaved' in state && state.isJustSaved === true;
