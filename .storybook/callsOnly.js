/**
 * The service worker that answers the calls of screens in stories. It skips scripts and fonts: each of them would cost three messages to the page, and scripts
 * would be compiled again on every page.
 */
const isCall = ({ url }) => new URL(url).pathname.startsWith('/api/');

self.addEventListener('install', (event) => {
  // Browsers that support static routes don't even start the worker for other requests.
  event.addRoutes?.({ condition: { not: { urlPattern: '/api/*' } }, source: 'network' });
});

self.addEventListener('fetch', (event) => {
  if (!isCall(event.request)) event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
