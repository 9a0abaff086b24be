import { secondFactorExtensions } from '@motorpark/contract';
import type { OwnPasscodeForm, SecondFactorCodeForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { count, flag, recordIn, shape, text, textOf, valuesIn } from '../reading';
import { readSession, updateSession } from '../session/session';

/** The second factor of the logged-in user. */
export interface SecondFactor {
  isOn: boolean;
  recoveryCodesLeft: number;
  isRequired: boolean;
}

/** The secret with which an authenticator app is set up. */
export interface SecondFactorSecret {
  secret: string;
  uri: string;
}

const readSecondFactor = shape<SecondFactor>({ isOn: flag, recoveryCodesLeft: count, isRequired: flag });

const readSecret = shape<SecondFactorSecret>({ secret: text, uri: text });

export const getSecondFactor = async (): Promise<SecondFactor> =>
  readSecondFactor(recordIn(await request(secondFactorExtensions.getSecondFactor)));

/** Starts the setup: returns a secret for the authenticator app. */
export async function startSecondFactor({ passcode }: OwnPasscodeForm): Promise<SecondFactorSecret> {
  const payload = { passcode };
  return readSecret(recordIn(await request(secondFactorExtensions.startSecondFactor, { payload })));
}

/** Turns the second factor on with the app's first code and returns the recovery codes. */
export async function confirmSecondFactor({ code }: SecondFactorCodeForm): Promise<string[]> {
  const answer = recordIn(await request(secondFactorExtensions.confirmSecondFactor, { payload: { code } }));
  return valuesIn(answer['recovery_codes'], textOf);
}

/** Ends the mandatory setup of a second factor, once the user has seen their recovery codes. */
export function endSecondFactorSetup(): void {
  const session = readSession();
  if (session) updateSession(session.token, { ...session, mustSetUpSecondFactor: undefined });
}

/** Turns the user's own second factor off. */
export async function endSecondFactor({ passcode }: OwnPasscodeForm): Promise<SecondFactor> {
  const answer = await request(secondFactorExtensions.endSecondFactor, { payload: { passcode } });
  return readSecondFactor(recordIn(answer));
}
