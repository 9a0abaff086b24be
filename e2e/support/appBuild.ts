import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BUILT = resolve('apps/backoffice/dist');
const HASHED = /-([\w-]{8})\.js/g;
/** What the service worker knows a file by whose name stays. */
const REVISION = /\b[0-9a-f]{16}\b/g;

/** A built app in a folder of its own, which can be replaced as an update does. */
export interface AppBuild {
  folder: string;
  /** The files of script that are in it now. */
  scripts: () => string[];
  /** Puts a build in its place whose files all have other names; those of before are gone. */
  replace: () => void;
  dispose: () => void;
}

export function copyOfApp(): AppBuild {
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-app-'));
  cpSync(BUILT, folder, { recursive: true });
  const names = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const zipped of names().filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(join(folder, zipped));
  const scripts = () => names().filter((name) => /assets[\\/].+\.js$/.test(name));
  const reversed = (text: string) => [...text].toReversed().join('');
  const renamed = (text: string) =>
    text.replaceAll(HASHED, (_, hash: string) => `-${reversed(hash)}.js`).replaceAll(REVISION, reversed);
  return {
    folder,
    scripts,
    replace() {
      for (const name of names().filter((one) => /\.(?:js|html)$/.test(one))) {
        const path = join(folder, name);
        writeFileSync(path, renamed(readFileSync(path, 'utf8')));
        renameSync(path, join(folder, renamed(name)));
      }
    },
    dispose: () => rmSync(folder, { recursive: true }),
  };
}
