import type { ChangePasscodeForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { accessExtensions } from '@motorpark/contract';
import { readSession, updateSession } from '../session/session';

/** Replaces the user's own passcode; their other sessions end. */
export async function changePasscode(form: ChangePasscodeForm): Promise<void> {
  const { current, password, confirmPassword } = form;
  const session = readSession();
  await request(accessExtensions.changePasscode, {
    payload: { current_passcode: current, passcode: password, confirm_passcode: confirmPassword },
  });
  if (session) updateSession(session.token, { ...session, mustChangePasscode: undefined });
}
