import type { ChangePasscodeForm } from '@motorpark/domain';
import { type Data, type Nothing } from './wire';
import { del, get, post, put } from './call';
import { CAPABILITIES_CALL } from './capabilities';

export interface LoginPayload {
  login_email: string;
  passcode: string;
  /** With `passcodes.own`: the client leads those who must to a new passcode; until then the server allows nothing else. */
  can_change_passcode?: boolean;
  /** With `second_factor`: the client asks for the code of those who have one, and leads those who must to setting it up. */
  can_second_factor?: boolean;
  /** With `counters`: what the machine was given when it was named. */
  counter_key?: string;
  /** What the authenticator app shows, or a recovery code. Where it is missing, the answer is a 422 at this field. */
  second_factor_code?: string;
}

export interface LoginAnswer {
  token: string;
  role: string;
  admin: {
    terminal_name: string;
    admin_name?: string;
    /** Ours. */
    id?: string;
    terminal_id?: string | null;
  };
  /** Ours: somebody else has chosen the passcode, and it is to be changed first. */
  must_change_passcode?: true;
  /** Ours: the company requires a second factor of them, and it is to be set up first. */
  must_set_up_second_factor?: true;
}

export interface VerifyCodePayload {
  email: string;
  code: string;
  /** With `recovery.code`: the new password will come with the code, and is set by nobody who hasn't got it. */
  code_comes_again?: boolean;
}

export interface CreatePasswordPayload {
  login_email: string;
  password: string;
  confirm_password: string;
  /** With `recovery.code`. */
  code?: string;
}

/**
 * The header of every answer to somebody who is logged in that says who they are now: a `WireMe` as percent-encoded JSON. So what a
 * terminal is called is right with each load, and costs no call.
 */
export const ME_HEADER = 'x-me';

/** The header of every answer that names its request, as the lines of the server's log about it do. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Who is logged in, as the server knows them now. */
export interface WireMe {
  id: string;
  name: string;
  email: string;
  role: string;
  /** Null for people of the head office. */
  terminal: { id: string; name: string } | null;
  must_change_passcode: boolean;
  must_set_up_second_factor: boolean;
}

export interface ChangePasscodePayload {
  current_passcode: string;
  passcode: string;
  confirm_passcode: string;
}

/** Form field to wire field. */
export const CHANGE_PASSCODE_FIELDS = {
  current: 'current_passcode',
  password: 'passcode',
  confirmPassword: 'confirm_passcode',
} as const satisfies Record<keyof ChangePasscodeForm, keyof ChangePasscodePayload>;

/** A session of the caller. */
export interface WireSession {
  id: string;
  /** What the browser calls itself. */
  user_agent: string;
  /** The address it last called from. */
  ip: string;
  created_at: string;
  last_seen_at: string;
  is_locked: boolean;
  /** The one that asks. */
  is_this: boolean;
}

export const accessCalls = {
  login: post<LoginPayload, LoginAnswer>('/api/login', { does: 'session.open', isPublic: true }),
  forgotPassword: post<{ email: string }, unknown>('/api/forgotPassword', {
    does: 'passcode.recover',
    isPublic: true,
  }),
  verifyCode: post<VerifyCodePayload, unknown>('/api/pass-verify-otp', {
    does: 'passcode.recover',
    isPublic: true,
  }),
  createPassword: post<CreatePasswordPayload, unknown>('/api/create-new-password', {
    does: 'passcode.recover',
    isPublic: true,
  }),
};

export const accessExtensions = {
  capabilities: CAPABILITIES_CALL,
  logout: post<Nothing, Data<null>>('/api/logout', { does: 'session.end', capability: 'session.logout' }),
  getMe: get<Nothing, Data<WireMe>>('/api/get_me', { does: 'session.see', capability: 'session.me' }),
  /** Locks one's own session; every other call is then a 401 with `locked`. */
  lock: post<Nothing, Data<null>>('/api/lock', { does: 'session.lock', capability: 'session.lock' }),
  /** Opens one's own locked session again. */
  unlock: post<{ passcode: string }, Data<null>>('/api/unlock', {
    does: 'session.lock',
    capability: 'session.lock',
  }),
  getSessions: get<Nothing, Data<WireSession[]>>('/api/get_sessions', {
    does: 'session.see',
    capability: 'session.own',
  }),
  /** Ends one of one's own sessions and answers those that are left. */
  endSession: del<Nothing, Data<WireSession[]>>('/api/end_session/{id}', {
    does: 'session.end',
    capability: 'session.own',
  }),
  /** A new passcode for oneself; all other sessions end. */
  changePasscode: put<ChangePasscodePayload, Data<null>>('/api/change_passcode', {
    does: 'passcode.change',
    capability: 'passcodes.own',
  }),
};
