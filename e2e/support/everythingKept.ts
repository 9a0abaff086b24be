import type { Page } from '@playwright/test';

/** Returns everything the browser holds: the page, storages, databases and caches, and the state of the history entry. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      JSON.stringify(history.state),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    const asText = (_key: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value instanceof ArrayBuffer ? value : value.buffer)
        : value;
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('The database fails.')));
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await result<unknown[]>(database.transaction(store).objectStore(store).getAll());
        found.push(name, store, JSON.stringify(rows, asText));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (answer?.headers.get('content-type')?.includes('json')) found.push(await answer.text());
        found.push(request.url);
      }
    }
    return found.join('\n');
  });
