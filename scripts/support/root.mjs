import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Returns a path inside the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts);
