import { createHash } from 'node:crypto';

/** Identifies what a preview has shown: it changes whenever anything of it does, and then it is shown again instead of carried out. */
export const planToken = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
