import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@motorpark/domain';

/** Letters and digits that nobody takes for another one. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 4;

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const newCode = () => Array.from({ length: GROUPS }, group).join('-');

/** Codes of some 78 bits each, `7QF3-XMKA-29RT-HHZC`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** What is kept of one, however it is typed. They are too long to be guessed, so that a quick hash will do. */
export const hashOfCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest();
