import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, build } from 'vite';

/** The parts of the app, as far as it matters which: what is loaded by the page itself and what by an `import()`, by the end of its path. */
const PAGE = 'index.html';
const CLIENT = 'http/createApi.ts';
const LOGIN = 'LoginScreen.tsx';
const LOG_IN = 'access/logIn.ts';
const AREA = 'app/Area.tsx';
const CORE_SERVER = 'core/coreServer.ts';
/** What listens to the scanner, loaded beside the first screen. */
const SCANS = 'scan/openScans.ts';
/** The screens that people open first. */
const FIRST = /Lists?(?:Screen)?\.tsx?$/;
/** What only a server with the 28 calls needs: what speaks to it, and the screens that stand in for others. */
const CORE = /api\/src\/core\/\w+\.ts$/;
const STANDS_IN = /screens\/core\/\w+\.tsx$/;

/** From so many nouns on, code of their first screens is loaded with the frame of the app. */
const FRAME_FROM = 2;
/** From so many parts on, code that no first screen needs is in the file that most forms load. */
const COMMON_FROM = 10;

/** Returns the noun of a part: the folder of its screen, else its own name. */
const nounOf = (part: string) =>
  /screens\/([\w-]+)\//.exec(part)?.[1] ?? basename(part).replace(/\.\w+$/, '');

/** Returns the file for code that these parts of the app use, by who and how many they are (docs/decisions/loading.md); null for a part's own file. */
function fileFor(users: readonly string[]): string | null {
  // What stands in for a screen is loaded besides the files of that screen.
  const parts = users.filter((part) => !STANDS_IN.test(part));
  if (parts.length === 0) return null;
  const has = (end: string) => parts.some((part) => part.endsWith(end));
  const first = [...new Set(parts.filter((part) => FIRST.test(part)).map(nounOf))].toSorted();
  const isOfFrame = has(AREA) || first.length >= FRAME_FROM;
  if (has(PAGE)) return 'app';
  if (has(LOGIN)) return isOfFrame || first.length > 0 || has(CLIENT) ? 'app' : 'login';
  if (has(CLIENT)) return 'client';
  if (isOfFrame) return 'frame';
  if (has(LOG_IN)) return 'logIn';
  if (first[0] !== undefined) return `first-${first[0]}`;
  if (parts.some((part) => CORE.test(part))) {
    if (!parts.every((part) => CORE.test(part))) return 'frame';
    return parts.length > 1 || has(CORE_SERVER) ? 'coreServer' : null;
  }
  if (has(SCANS)) return 'scans';
  const [noun, ...others] = new Set(parts.map(nounOf));
  if (others.length === 0 && noun !== undefined) return noun;
  return parts.length >= COMMON_FROM ? 'common' : 'shared';
}

/** Groups the code of the built app into files by its users. */
export function filesByUsers(): Plugin {
  return {
    name: 'motorpark:files-by-users',
    apply: 'build',
    async config({ root }) {
      const users = await usersOfModules(root);
      const name = (module: string) => fileFor(users.get(module) ?? []);
      const codeSplitting = { groups: [{ name }], includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

/** Bundles the app once without files of our own choice, as only the bundler knows what is left of each module, and returns the parts that load each module. */
async function usersOfModules(root: string | undefined): Promise<ReadonlyMap<string, readonly string[]>> {
  const built = await build({
    ...(root !== undefined && { root }),
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, minify: false, modulePreload: false },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const bundle = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<string, string[]>();
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk' || chunk.facadeModuleId === null) continue;
    for (const file of withImports(bundle, [chunk.fileName])) {
      for (const module of Object.keys(file.modules))
        users.set(module, [...(users.get(module) ?? []), chunk.facadeModuleId]);
    }
  }
  return users;
}

/** Returns files with all their imports, which a browser would discover only after reading them. */
export function withImports(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return found;
}
