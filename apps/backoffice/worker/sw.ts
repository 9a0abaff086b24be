import { clientsClaim } from 'workbox-core';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** The build adds all files of the app; those whose name has no hash of their content have a revision. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/**
 * Caches the app's own files, so that it opens without a connection. Responses of the API are never cached here. A new build takes over once all its files are
 * cached, for pages opened afterwards; an open page finds the files of its own build for as long as it may request them (docs/decisions/service-worker.md).
 */
const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);

self.addEventListener('install', (event) => {
  void files.install(event);
  void self.skipWaiting();
});
clientsClaim();

const router = new Router();
router.registerRoute(new PrecacheRoute(files));
/** Files of another build are named after their content, so a cached file is always right. */
router.registerRoute(
  new Route(
    ({ url }) => url.href.startsWith(`${self.registration.scope}assets/`),
    new CacheFirst({ cacheName: files.strategy.cacheName }),
  ),
);
router.addFetchListener();

/** A page reports that its first screen is shown, and its entry file. */
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(forgetOtherBuilds(event.data));
});

/** Deletes the files of other builds if the only open page is of this build. */
async function forgetOtherBuilds(entry: string) {
  if (files.getCacheKeyForURL(entry) === undefined) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const cache = await self.caches.open(files.strategy.cacheName);
  const needed = new Set(files.getURLsToCacheKeys().values());
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map(async (file) => await cache.delete(file)));
}
