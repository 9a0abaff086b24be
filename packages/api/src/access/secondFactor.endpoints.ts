import { secondFactorExtensions } from '@motorpark/contract';
import type { OwnPasscodeForm, SecondFactorCodeForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { countOf, read, recordIn, type Fields, textOf } from '../reading';
import { readSession, updateSession } from './session';

/** The second factor of whoever is logged in. */
export interface SecondFactor {
  isOn: boolean;
  recoveryCodesLeft: number;
  /** Whether the company requires it of them. */
  isRequired: boolean;
}

/** What an authenticator app is set up with. */
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

/** Begins to set one up: a secret for the app. */
export async function startSecondFactor({ passcode }: OwnPasscodeForm): Promise<SecondFactorSecret> {
  const answer = recordIn(await request(secondFactorExtensions.startSecondFactor, { payload: { passcode } }));
  return { secret: textOf(read(answer, 'secret')) ?? '', uri: textOf(read(answer, 'uri')) ?? '' };
}

/** Switches it on with the first code of the app, and answers the recovery codes. */
export async function confirmSecondFactor({ code }: SecondFactorCodeForm): Promise<string[]> {
  const answer = recordIn(await request(secondFactorExtensions.confirmSecondFactor, { payload: { code } }));
  const codes = read(answer, 'recovery_codes');
  return Array.isArray(codes) ? codes.flatMap((one: unknown) => textOf(one) ?? []) : [];
}

/** Lets on whoever had to set up a second factor first, once they have seen their recovery codes. */
export function goOnWithSecondFactor(): void {
  const session = readSession();
  if (session) updateSession(session.token, { ...session, mustSetUpSecondFactor: undefined });
}

/** Switches one's own off. */
export async function endSecondFactor({ passcode }: OwnPasscodeForm): Promise<SecondFactor> {
  const answer = await request(secondFactorExtensions.endSecondFactor, { payload: { passcode } });
  return readSecondFactor(recordIn(answer));
}
