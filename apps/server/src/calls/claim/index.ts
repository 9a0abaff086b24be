import type { PersonHandlers } from '../../request/call';
import { answerClaim } from './answerClaim';
import { getClaimFile, saveClaimFile } from './claimFile';
import { createClaim, getClaimable } from './createClaim';
import { getClaim, getClaims } from './getClaims';

export const claimHandlers = {
  getClaims,
  getClaim,
  getClaimable,
  createClaim,
  answerClaim,
  getClaimFile,
  saveClaimFile,
} satisfies PersonHandlers;
