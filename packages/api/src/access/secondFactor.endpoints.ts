import { type SecondFactor, type SecondFactorSecret, secondFactorExtensions } from '@motorpark/contract';
import type { OwnPasscodeForm, SecondFactorCodeForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { readSession, updateSession } from '../session/session';

/** Starts the setup: returns a secret for the authenticator app. */
export const startSecondFactor = ({ passcode }: OwnPasscodeForm): Promise<SecondFactorSecret> =>
  request(secondFactorExtensions.startSecondFactor, { payload: { passcode } });

/** Turns the second factor on with the app's first code and returns the recovery codes. */
export const confirmSecondFactor = async ({ code }: SecondFactorCodeForm): Promise<string[]> =>
  (await request(secondFactorExtensions.confirmSecondFactor, { payload: { code } })).recoveryCodes;

/** Ends the mandatory setup of a second factor, once the user has seen their recovery codes. */
export function endSecondFactorSetup(): void {
  const session = readSession();
  if (session) updateSession(session.token, { ...session, mustSetUpSecondFactor: undefined });
}

/** Turns the user's own second factor off. */
export const endSecondFactor = ({ passcode }: OwnPasscodeForm): Promise<SecondFactor> =>
  request(secondFactorExtensions.endSecondFactor, { payload: { passcode } });
