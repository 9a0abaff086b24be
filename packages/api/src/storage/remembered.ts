/** Returns a value stored in this browser; undefined if there is none or the browser stores nothing (a private window). */
export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in this browser, if it allows that and has room; undefined removes it. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The value is lost when the page is closed.
  }
}
