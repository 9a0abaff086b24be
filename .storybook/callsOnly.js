/**
 * The service worker that answers the calls of screens in stories. Scripts and fonts pass it by: through it, each of them costs the page
 * three messages and is compiled anew on every page.
 */
const isCall = ({ url }) => new URL(url).pathname.startsWith('/api/');

self.addEventListener('install', (event) => {
  // Where a browser knows such routes, it doesn't even ask.
  event.addRoutes?.({ condition: { not: { urlPattern: '/api/*' } }, source: 'network' });
});

self.addEventListener('fetch', (event) => {
  if (!isCall(event.request)) event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
