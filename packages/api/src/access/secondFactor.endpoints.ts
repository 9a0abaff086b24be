import { secondFactorExtensions } from '@motorpark/contract';
import type { OwnPasscodeForm, SecondFactorCodeForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { countOf, read, recordIn, type Fields, textOf } from '../reading';
import { readSession, updateSession } from './session';

/** The second factor of the logged-in user. */
export interface SecondFactor {
  isOn: boolean;
  recoveryCodesLeft: number;
  /** Whether the company requires it of this user. */
  isRequired: boolean;
}

/** The secret with which an authenticator app is set up. */
export interface SecondFactorSecret {
  secret: string;
  uri: string;
}

const readSecondFactor = (fields: Fields): SecondFactor => ({
  isOn: read(fields, 'is_on') === true,
  recoveryCodesLeft: countOf(read(fields, 'recovery_codes_left')) ?? 0,
  isRequired: read(fields, 'is_required') === true,
});

export const getSecondFactor = async (): Promise<SecondFactor> =>
  readSecondFactor(recordIn(await request(secondFactorExtensions.getSecondFactor)));

/** Starts the setup: returns a secret for the authenticator app. */
export async function startSecondFactor({ passcode }: OwnPasscodeForm): Promise<SecondFactorSecret> {
  const answer = recordIn(await request(secondFactorExtensions.startSecondFactor, { payload: { passcode } }));
  return { secret: textOf(read(answer, 'secret')) ?? '', uri: textOf(read(answer, 'uri')) ?? '' };
}

/** Turns the second factor on with the app's first code and returns the recovery codes. */
export async function confirmSecondFactor({ code }: SecondFactorCodeForm): Promise<string[]> {
  const answer = recordIn(await request(secondFactorExtensions.confirmSecondFactor, { payload: { code } }));
  const codes = read(answer, 'recovery_codes');
  return Array.isArray(codes) ? codes.flatMap((one: unknown) => textOf(one) ?? []) : [];
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
