/** Whether the previous screen has just saved the record, as its navigation state says. */
export const wasJustSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustSaved' in state && state.isJustSaved === true;
