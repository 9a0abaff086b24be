import { adminCodec } from './admin';
import { answering, data } from './answer';
import { del, get, post } from './call';
import { type ReadOf, type WireOf, count, flag, list, text } from './codec';
import { record } from './record';
import type { Nothing } from './wire';

/** The caller's own second factor. */
const secondFactorCodec = record({
  isOn: flag,
  /** Number of recovery codes that are not used yet. */
  recoveryCodesLeft: count,
  isRequired: flag,
});
export type SecondFactor = ReadOf<typeof secondFactorCodec>;
export type WireSecondFactor = WireOf<typeof secondFactorCodec>;

/** The secret for setting up an authenticator app, returned only once; it is not confirmed yet. */
const secretCodec = record({
  /** The secret in base32, for typing. */
  secret: text,
  /** The secret as an `otpauth://…` URI, for scanning. */
  uri: text,
});
export type SecondFactorSecret = ReadOf<typeof secretCodec>;

export const secondFactorExtensions = {
  getSecondFactor: answering(
    data(secondFactorCodec),
    get<Nothing>('/api/get_second_factor', { does: 'secondFactor.see' }),
  ),
  /** Starts the setup; the second factor is on only after its first code is confirmed. */
  startSecondFactor: answering(
    data(secretCodec),
    post<{ passcode: string }>('/api/start_second_factor', { does: 'secondFactor.setUp' }),
  ),
  /** Switches it on and returns the recovery codes, only once. */
  confirmSecondFactor: answering(
    data(record({ recoveryCodes: list(text) })),
    post<{ code: string }>('/api/confirm_second_factor', { does: 'secondFactor.setUp' }),
  ),
  endSecondFactor: answering(
    data(secondFactorCodec),
    post<{ passcode: string }>('/api/end_second_factor', { does: 'secondFactor.setUp' }),
  ),
  /** Removes the second factor of a user who has lost it. */
  takeSecondFactor: answering(
    data(adminCodec),
    del<Nothing>('/api/delete_second_factor/{id}', { does: 'secondFactor.takeAway' }),
  ),
};
