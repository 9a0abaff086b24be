/** The browser's database of what was read; the code that fills it comes later. */
export const COPIES = 'motorpark-copies';

/** Deletes all that was read on this machine: it belongs to one login. Done as soon as no tab is at it. */
export function forgetCopies(): void {
  try {
    if ('indexedDB' in globalThis) indexedDB.deleteDatabase(COPIES);
  } catch {
    // The browser forbids it: then nothing was kept.
  }
}
