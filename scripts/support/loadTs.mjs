import { createServer } from 'vite';
import { ROOT } from './root.mjs';

/** Loads a module of the repository's TypeScript, such as `/bench/index.ts`, and passes it to `run`. */
export async function loadTs(module, run) {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await run(await vite.ssrLoadModule(module));
  } finally {
    await vite.close();
  }
}
