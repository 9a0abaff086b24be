import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './headers';
import { pageSources, requireWrittenStyles } from './pageSources';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Motorpark</title>
<p>The API is running, the app is not built yet. Build it with <code>npm run build</code> and start the server again.</p>`;

const PAGE = /^\/(?:index\.html)?(?:\?|$)/;

/**
 * Serves the built app. Files under assets/ have their content's hash in the name and are cached forever; the page is revalidated each time. Throws if the
 * build is of another version.
 */
export function serveApp(app: FastifyInstance, appDir: string | undefined) {
  if (appDir === undefined || !existsSync(join(appDir, 'index.html'))) {
    app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(NOT_BUILT));
    return;
  }
  requireWrittenStyles(appDir);
  app.register(async (files) => {
    // Also set on a 304: browsers replace the headers of their cached copy with those of the 304.
    files.addHook('onSend', async ({ url }, reply) => {
      const isPage = PAGE.test(url) || String(reply.getHeader('content-type')).startsWith('text/html');
      const sources = isPage ? await pageSources(appDir) : undefined;
      reply.header('content-security-policy', contentSecurityPolicy(sources));
    });
    await files.register(fastifyStatic, {
      root: appDir,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path.slice(appDir.length));
        // Keeps shared caches from sending a compressed file to a browser that does not accept it.
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}
