import { readFileSync } from 'node:fs';

/** Every address that the app has, as its one list of them spells it. */
export const ADDRESSES: readonly string[] = [
  ...readFileSync('apps/backoffice/src/paths.ts', 'utf8').matchAll(/^ +\w+: '(\/[^']*)',$/gm),
].map(([, path = '']) => path);
