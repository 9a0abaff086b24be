import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BUILT = resolve('apps/backoffice/dist');
const HASHED = /-([\w-]{8})\.js/g;
/** The revision by which the service worker knows a file whose name does not change. */
const REVISION = /\b[0-9a-f]{32}\b/g;

/** A built app in a folder of its own, which can be replaced as by an update. */
export interface AppBuild {
  folder: string;
  /** Returns the script files that are in it now. */
  scripts: () => string[];
  /** Replaces it by a build in which all files have other names; the previous files are gone. */
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
