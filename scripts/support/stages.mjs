import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { inRoot } from './root.mjs';

/** The parts of the app that each stage opens, as index.html names them; their imports are added. */
const STAGES = {
  login: ['door'],
  dashboard: ['office', 'dashboard'],
  'first list of tickets': ['office', 'tickets'],
  'first list of waybills': ['office', 'waybill'],
  'first list of trips': ['office', 'trips'],
  'first list of expenses': ['office', 'expenses'],
  'first list of the company': ['office', 'super-admin'],
};

/**
 * Builds the app into a folder and measures the scripts that each stage needs: bytes in brotli, and number of files.
 */
export async function weighStages(outDir) {
  const root = inRoot('apps', 'backoffice');
  const { output } = await builtForProduction({ root, logLevel: 'error', build: { outDir } });
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]));
  const page = String(output.find(({ fileName }) => fileName === 'index.html').source);
  const entries = [...page.matchAll(/<script type="module"[^>]* src="\.\/([^"]+)"/g)].map(([, file]) => file);
  const first = JSON.parse(/location\.hash, (\{.*?\}), /.exec(page)[1]);
  return Object.fromEntries(
    Object.entries(STAGES).map(([stage, opens]) => {
      const named = [
        ...entries,
        ...opens.flatMap((part) => first[part].map((file) => file.replace('./', ''))),
      ];
      return [stage, weigh(withImports(named, chunks))];
    }),
  );
}

/** Builds in production mode. The tests' own NODE_ENV would include the libraries' development code. */
async function builtForProduction(options) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return [await build(options)].flat()[0];
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function withImports(names, chunks) {
  const found = new Map();
  const add = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports.forEach(add);
  };
  names.forEach(add);
  return [...found.values()];
}

/** File names contain a hash of the content and its imports, which changes the compressed size of the same code by about a hundred bytes. */
const withoutHashes = (code) => code.replaceAll(/-[\w-]{8}\.js/g, '-00000000.js');

function weigh(chunks) {
  return {
    bytes: chunks.reduce((sum, { code }) => sum + brotliCompressSync(withoutHashes(code)).length, 0),
    files: chunks.length,
  };
}
