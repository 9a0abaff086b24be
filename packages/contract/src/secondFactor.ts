import type { WireAdmin } from './admin';
import { del, get, post } from './call';
import type { Data, Nothing } from './wire';

/** The caller's own second factor. */
export interface WireSecondFactor {
  is_on: boolean;
  /** Recovery codes that were not used yet. */
  recovery_codes_left: number;
  /** Whether the company requires it of them. */
  is_required: boolean;
}

/** What an authenticator app is set up with, answered once: a secret that nobody has confirmed yet. */
export interface WireSecondFactorStart {
  /** In base32, to be typed. */
  secret: string;
  /** The same as `otpauth://…`, to be scanned. */
  uri: string;
}

const capability = 'second_factor';

export const secondFactorExtensions = {
  getSecondFactor: get<Nothing, Data<WireSecondFactor>>('/api/get_second_factor', {
    does: 'secondFactor.see',
    capability,
  }),
  /** Begins: it is not on before its first code was confirmed. */
  startSecondFactor: post<{ passcode: string }, Data<WireSecondFactorStart>>('/api/start_second_factor', {
    does: 'secondFactor.setUp',
    capability,
  }),
  /** Switches it on, and tells the recovery codes, once. */
  confirmSecondFactor: post<{ code: string }, Data<{ recovery_codes: string[] }>>(
    '/api/confirm_second_factor',
    { does: 'secondFactor.setUp', capability },
  ),
  endSecondFactor: post<{ passcode: string }, Data<WireSecondFactor>>('/api/end_second_factor', {
    does: 'secondFactor.setUp',
    capability,
  }),
  /** Takes away that of somebody who has lost theirs. */
  takeSecondFactor: del<Nothing, Data<WireAdmin>>('/api/delete_second_factor/{id}', {
    does: 'secondFactor.takeAway',
    capability,
  }),
};
