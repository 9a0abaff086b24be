import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { inRoot } from '../../../scripts/support/root.mjs';
import { portOf } from '../portOf';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** Builds and serves a page of React alone as the product is served: in brotli, and immutable if the file name is a hash of the content. */
export async function serveReactAlone(rows: unknown) {
  const files = new Map([['/rows.json', brotliCompressSync(JSON.stringify(rows))], ...(await builtFiles())]);
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const content = files.get(path);
    if (!content) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': TYPES[extname(path)],
        'content-encoding': 'br',
        'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      })
      .end(content);
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function builtFiles(): Promise<[path: string, content: Buffer][]> {
  const built = await build({
    root: inRoot('bench', 'loads', 'reactAlone'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return outputOf(built).map((file) => [
    `/${file.fileName}`,
    brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
  ]);
}

const outputOf = (built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] => {
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output;
};
