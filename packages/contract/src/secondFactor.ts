import type { WireAdmin } from './admin';
import { del, get, post } from './call';
import type { Data, Nothing } from './wire';

/** The caller's own second factor. */
export interface WireSecondFactor {
  is_on: boolean;
  /** Number of recovery codes that are not used yet. */
  recovery_codes_left: number;
  is_required: boolean;
}

/** The secret for setting up an authenticator app, returned only once; it is not confirmed yet. */
export interface WireSecondFactorStart {
  /** The secret in base32, for typing. */
  secret: string;
  /** The secret as an `otpauth://…` URI, for scanning. */
  uri: string;
}

export const secondFactorExtensions = {
  getSecondFactor: get<Nothing, Data<WireSecondFactor>>('/api/get_second_factor', {
    does: 'secondFactor.see',
  }),
  /** Starts the setup; the second factor is on only after its first code is confirmed. */
  startSecondFactor: post<{ passcode: string }, Data<WireSecondFactorStart>>('/api/start_second_factor', {
    does: 'secondFactor.setUp',
  }),
  /** Switches it on and returns the recovery codes, only once. */
  confirmSecondFactor: post<{ code: string }, Data<{ recovery_codes: string[] }>>(
    '/api/confirm_second_factor',
    { does: 'secondFactor.setUp' },
  ),
  endSecondFactor: post<{ passcode: string }, Data<WireSecondFactor>>('/api/end_second_factor', {
    does: 'secondFactor.setUp',
  }),
  /** Removes the second factor of a user who has lost it. */
  takeSecondFactor: del<Nothing, Data<WireAdmin>>('/api/delete_second_factor/{id}', {
    does: 'secondFactor.takeAway',
  }),
};
