/** The part of localStorage that a session needs. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Returns localStorage, or memory where the browser forbids it: the clerk can work, but must log in again after a reload. */
export function openStorage(): KeyValueStore {
  try {
    const probe = 'motorpark.probe';
    const storage = globalThis.localStorage;
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStore();
  }
}
