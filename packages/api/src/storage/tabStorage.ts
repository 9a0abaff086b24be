/** Returns a value stored in this tab; undefined if there is none or the browser stores nothing. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value until the tab is closed, if the browser allows it and has room. */
export function storeInTab(key: string, value: object | number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value is lost when the page is left.
  }
}

/** Removes everything stored in this tab. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is stored.
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}
