import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contentSecurityPolicy, type InlineSources } from './headers';

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

/** File in which the build lists the styles that libraries insert at run time. */
const WRITTEN_STYLES = 'written-styles.json';

/** Throws if the folder holds a build of another version of the app, whose pages would lose their styles on this server. */
function requireWrittenStyles(appDir: string): void {
  if (!existsSync(join(appDir, WRITTEN_STYLES))) throw new Error(notOurs(appDir));
}

const notOurs = (appDir: string) =>
  `The app in ${appDir} was built by another version: it has no ${WRITTEN_STYLES}. Build it again with npm run build, or let APP_DIR name another folder.`;

const SHA_256 = /^sha256-[\w+/]{43}=$/;

/**
 * Returns the CSP hashes of the inline scripts and styles in the app's page, and of the styles that libraries insert at run time. The files are read on each
 * request, because a new build may replace them while the server runs.
 */
async function pageSources(appDir: string): Promise<InlineSources> {
  const page = await readFile(join(appDir, 'index.html'), 'utf8');
  return {
    scripts: [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(hashOf),
    styles: [...[...page.matchAll(/<style>(.*?)<\/style>/gs)].map(hashOf), ...(await writtenStyles(appDir))],
  };
}

const hashOf = ([, text = '']: RegExpExecArray) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function writtenStyles(appDir: string): Promise<string[]> {
  const list = await readFile(join(appDir, WRITTEN_STYLES), 'utf8').catch((cause: unknown) => {
    throw new Error(notOurs(appDir), { cause });
  });
  const hashes: unknown = JSON.parse(list);
  return Array.isArray(hashes)
    ? hashes.flatMap((hash) => (SHA_256.test(String(hash)) ? [`'${hash}'`] : []))
    : [];
}
