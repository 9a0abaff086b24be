import type { WireAdmin } from './admin';
import { call } from './call';
import type { Data, Nothing } from './wire';

/** The caller's own second factor. */
export interface WireSecondFactor {
  is_on: boolean;
  /** Recovery codes that were not used yet. */
  recovery_codes_left: number;
  /** Whether the company requires it of them. */
  is_required: boolean;
}

/** What an authenticator app is told, once: a secret that nobody has confirmed yet. */
export interface WireSecondFactorStart {
  /** In base32, to be typed. */
  secret: string;
  /** The same as `otpauth://…`, to be scanned. */
  uri: string;
}

const capability = 'second_factor';

export const secondFactorExtensions = {
  getSecondFactor: call<Nothing, Data<WireSecondFactor>>({
    method: 'GET',
    path: '/api/get_second_factor',
    does: 'secondFactor.see',
    capability,
  }),
  /** Begins: it is not on before its first code was confirmed. */
  startSecondFactor: call<{ passcode: string }, Data<WireSecondFactorStart>>({
    method: 'POST',
    path: '/api/start_second_factor',
    does: 'secondFactor.setUp',
    capability,
  }),
  /** Switches it on, and tells the recovery codes, once. */
  confirmSecondFactor: call<{ code: string }, Data<{ recovery_codes: string[] }>>({
    method: 'POST',
    path: '/api/confirm_second_factor',
    does: 'secondFactor.setUp',
    capability,
  }),
  endSecondFactor: call<{ passcode: string }, Data<WireSecondFactor>>({
    method: 'POST',
    path: '/api/end_second_factor',
    does: 'secondFactor.setUp',
    capability,
  }),
  /** Takes away that of somebody who has lost theirs. */
  takeSecondFactor: call<Nothing, Data<WireAdmin>>({
    method: 'DELETE',
    path: '/api/delete_second_factor/{id}',
    does: 'secondFactor.takeAway',
    capability,
  }),
};
