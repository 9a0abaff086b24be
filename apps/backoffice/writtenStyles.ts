import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The server's content security policy takes them from here. */
const FILE = 'written-styles.json';

const resolve = createRequire(import.meta.url).resolve;
const read = (path: string) => readFileSync(path, 'utf8');

/** styled-components and print sheets open an empty sheet, and fill it rule by rule. */
const EMPTY = '';

/** What the toasts write is the stylesheet that comes with them. */
const toasts = () => read(resolve('react-toastify/ReactToastify.css'));

/** What a part of react-aria writes: a template whose places are constants of its file. */
function textOfAria(part: string): string {
  const code = read(join(dirname(resolve('react-aria/package.json')), 'dist', 'private', part));
  const [, template] = /\.textContent = `([^`]*)`/.exec(code) ?? [];
  if (template === undefined) throw new Error(`react-aria/${part} writes no style as it did`);
  const valueOf = (name: string) => {
    const [, value] = new RegExp(`${name.replaceAll('$', '\\$')} = '([^']*)'`).exec(code) ?? [];
    if (value === undefined) throw new Error(`react-aria/${part} has no text "${name}"`);
    return value;
  };
  return template.replaceAll(/\$\{([$\w]+)\}/g, (_place, name: string) => valueOf(name)).trim();
}

/** Every text that the app puts into a style element while it runs. */
export const writtenStyles = () => [
  EMPTY,
  toasts(),
  textOfAria('interactions/usePress.mjs'),
  textOfAria('overlays/usePreventScroll.mjs'),
];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Lists, as their hashes, what libraries write into style elements: the server lets nothing else be a style in the page. */
export function listWrittenStyles(): Plugin {
  return {
    name: 'motorpark:written-styles',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(writtenStyles().map(hashOf)) });
    },
  };
}
