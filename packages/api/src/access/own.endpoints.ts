import type { ChangePasscodeForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { accessExtensions } from '@motorpark/contract';
import { flag, rowsOf, shape, text } from '../reading';
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

export interface OwnSession {
  id: string;
  userAgent: string;
  ip: string;
  createdAt: string;
  lastSeenAt: string;
  isLocked: boolean;
  /** Whether it is the session of this browser. */
  isThis: boolean;
}

const readOwnSession = shape<OwnSession>({
  id: text,
  userAgent: text,
  ip: text,
  createdAt: text,
  lastSeenAt: text,
  isLocked: flag,
  isThis: flag,
});

export const listSessions = async (): Promise<OwnSession[]> =>
  rowsOf(await request(accessExtensions.getSessions)).map(readOwnSession);

export async function endOwnSession(id: string): Promise<void> {
  await request(accessExtensions.endSession, { id });
}
