import { roleOf, type LoginForm, type Session } from '@motorpark/domain';
import { request } from '../backend/connection';
import { note } from '../session/note';
import { accessCalls, accessExtensions, type LoginPayload } from '@motorpark/contract';
import { apiFailure } from '../failure/failure';
import { read, recordIn, recordOf, textOf } from '../http/record';
import { counterKey } from './counterKey';
import { endSession, readSession, saveSession } from '../session/session';

export const LOGIN_FIELDS = {
  email: 'login_email',
  password: 'passcode',
  code: 'second_factor_code',
} as const satisfies Record<keyof LoginForm | 'code', keyof LoginPayload>;

/** Logs in and stores the session on this machine; every later call carries its token. `code` is the code of the second factor, if the server requires one. */
export async function login({ email, password }: LoginForm, code?: string): Promise<Session> {
  const machineKey = counterKey();
  const payload = {
    login_email: email,
    passcode: password,
    can_second_factor: true,
    ...(machineKey !== undefined && { counter_key: machineKey }),
    ...(code !== undefined && { second_factor_code: code }),
  };
  const answer = recordIn(await request(accessCalls.login, { payload }));
  const token = textOf(read(answer, 'token', 'access_token'));
  if (token === undefined) throw apiFailure({ kind: 'unknown' });
  const admin = recordOf(read(answer, 'admin'));
  const session: Session = {
    token,
    role: roleOf(
      textOf(read(answer, 'role')) ?? textOf(read(admin, 'role')) ?? '',
      textOf(read(answer, 'office_role')),
    ),
    terminalName: textOf(read(admin, 'terminal_name', 'terminal')) ?? '',
    name: textOf(read(admin, 'admin_name', 'name')),
    terminalId: textOf(read(admin, 'terminal_id')),
    personId: textOf(read(admin, 'id')),
    mustChangePasscode: read(answer, 'must_change_passcode') === true || undefined,
    mustSetUpSecondFactor: read(answer, 'must_set_up_second_factor') === true || undefined,
  };
  saveSession(session);
  return session;
}

/**
 * Ends the session: immediately on this machine, then on the server. Never throws; if the server cannot be reached,
 * the user is still logged out here.
 */
export async function logout(): Promise<void> {
  const token = readSession()?.token;
  endSession();
  if (token === undefined) return;
  try {
    await request(accessExtensions.logout, { token });
  } catch {
    note('The server could not be told of the logout.');
  }
}
