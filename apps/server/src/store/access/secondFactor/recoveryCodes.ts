import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@motorpark/domain';

/** Letters and digits that cannot be mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 4;

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const newCode = () => Array.from({ length: GROUPS }, group).join('-');

/** Returns new random codes of about 78 bits each, such as `7QF3-XMKA-29RT-HHZC`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** Returns the stored hash of a code, ignoring case and separators. The codes are too long to be guessed, so a fast hash is enough. */
export const hashOfCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest();
