import { clientsClaim } from 'workbox-core';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: all files of the app, the page with a hash of what is in it. */
declare const FILES_OF_BUILD: PrecacheEntry[];

/**
 * Keeps the app's own files on the machine, so that it opens from there. Nothing else: what the server answers goes past it. A new build takes over
 * as soon as all of it is here, for pages that are opened from then on; an open page finds the files of its own build for as long as it
 * may ask for them (docs/decisions/service-worker.md).
 */
const files = new PrecacheController();
files.addToCacheList(FILES_OF_BUILD);

self.addEventListener('install', (event) => {
  void files.install(event);
  void self.skipWaiting();
});
clientsClaim();

const router = new Router();
router.registerRoute(new PrecacheRoute(files));
/** Files of another build are named after what is in them: whatever is kept under a name is right. */
router.registerRoute(
  new Route(
    ({ url }) => url.href.startsWith(`${self.registration.scope}assets/`),
    new CacheFirst({ cacheName: files.strategy.cacheName }),
  ),
);
router.addFetchListener();

/** A page tells that it stands, and by which of the files it began. */
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(forgetOtherBuilds(event.data));
});

/** Files of other builds go when the only page that is open is one of this build. */
async function forgetOtherBuilds(entry: string) {
  if (files.getCacheKeyForURL(entry) === undefined) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const cache = await self.caches.open(files.strategy.cacheName);
  const needed = new Set(files.getURLsToCacheKeys().values());
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map(async (file) => await cache.delete(file)));
}
