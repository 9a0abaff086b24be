/** The name of the browser's database of copies; the code that fills it is loaded later. */
export const COPIES_DATABASE = 'motorpark-copies';

/** Deletes all copies on this machine, since they belong to one login. The browser does it as soon as no tab has the database open. */
export function forgetCopies(): void {
  try {
    if ('indexedDB' in globalThis) indexedDB.deleteDatabase(COPIES_DATABASE);
  } catch {
    // The browser forbids it: then nothing was stored.
  }
}
