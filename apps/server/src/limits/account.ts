import { createHash } from 'node:crypto';

/** An e-mail, known or not, as limits keep it. */
export const accountOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
