import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The server reads the hashes for its content security policy from this file. */
const FILE = 'written-styles.json';

const resolve = createRequire(import.meta.url).resolve;
const read = (path: string) => readFileSync(path, 'utf8');

/** styled-components and print sheets create an empty style element and insert rules into it. */
const EMPTY = '';

/** The toasts inject the stylesheet of their package. */
const toasts = () => read(resolve('react-toastify/ReactToastify.css'));

/** Returns the text that a part of react-aria injects: a template with constants of its file. */
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

/** Returns every text that the app puts into style elements at runtime. */
export const writtenStyles = () => [
  EMPTY,
  toasts(),
  textOfAria('interactions/usePress.mjs'),
  textOfAria('overlays/usePreventScroll.mjs'),
];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Writes the hashes of the styles that libraries inject: the server allows no other inline styles. */
export function listWrittenStyles(): Plugin {
  return {
    name: 'motorpark:written-styles',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(writtenStyles().map(hashOf)) });
    },
  };
}
