import { createHash } from 'node:crypto';

/** Hashes an e-mail address, known or not, into the key under which limits store it. */
export const accountOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
