import {
  type ChangePasscodeForm,
  type CoreRole,
  OFFICE_ROLES,
  type OfficeRole,
  type Role,
  coreRoleOf,
} from '@motorpark/domain';
import { type Data, type Nothing } from './wire';
import { get, post, put } from './call';
import { CAPABILITIES_CALL } from './capabilities';

export interface LoginPayload {
  login_email: string;
  passcode: string;
  /** Only to our own server: whether the client can ask for a second factor's code, and has a screen for users who must set one up. */
  can_second_factor?: boolean;
  /** Only to our own server: the key that the machine received when it was named. */
  counter_key?: string;
  /** The code of the authenticator app, or a recovery code. If it is required and missing, the response is a 422 at this field. */
  second_factor_code?: string;
}

/** A user's role: as a core server has it, and beside it that of the head office, which only our own server has. */
export interface WireRole {
  role: CoreRole;
  office_role?: OfficeRole;
}

export function roleOnWire(role: Role): WireRole {
  const officeRole = OFFICE_ROLES.find((one) => one === role);
  return { role: coreRoleOf(role), ...(officeRole && { office_role: officeRole }) };
}

export interface LoginAnswer extends WireRole {
  token: string;
  admin: {
    terminal_name: string;
    admin_name?: string;
    /** Only from our own server, as is `terminal_id`. */
    id?: string;
    terminal_id?: string | null;
  };
  /** Only from our own server: somebody else chose the passcode, and it must be changed first. */
  must_change_passcode?: true;
  /** Only from our own server: the company requires a second factor, and it must be set up first. */
  must_set_up_second_factor?: true;
}

export interface VerifyCodePayload {
  email: string;
  code: string;
  /** Only to our own server: the client will send the code again with the new password, which is not accepted without it. */
  code_comes_again?: boolean;
}

export interface CreatePasswordPayload {
  login_email: string;
  password: string;
  confirm_password: string;
  /** Only to our own server: the code that was verified. */
  code?: string;
}

/**
 * The header of every response to a logged-in caller with the caller's current identity: a `WireMe` as percent-encoded JSON. It keeps the terminal's
 * name up to date without another call.
 */
export const ME_HEADER = 'x-me';

/** The header of every response with the id of its request, as the server's log names it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The logged-in user, as the server knows them now. */
export interface WireMe extends WireRole {
  id: string;
  name: string;
  email: string;
  /** Null for users of the head office. */
  terminal: { id: string; name: string } | null;
  /** The ids of the terminals that a manager manages. */
  managed?: readonly string[];
  must_change_passcode: boolean;
  must_set_up_second_factor: boolean;
}

export interface ChangePasscodePayload {
  current_passcode: string;
  passcode: string;
  confirm_passcode: string;
}

/** Maps form fields to wire fields. */
export const CHANGE_PASSCODE_FIELDS = {
  current: 'current_passcode',
  password: 'passcode',
  confirmPassword: 'confirm_passcode',
} as const satisfies Record<keyof ChangePasscodeForm, keyof ChangePasscodePayload>;

export const accessCalls = {
  login: post<LoginPayload, LoginAnswer>('/api/login', { does: 'session.open', isPublic: true }),
  forgotPassword: post<{ email: string }>('/api/forgotPassword', {
    does: 'passcode.recover',
    isPublic: true,
  }),
  verifyCode: post<VerifyCodePayload>('/api/pass-verify-otp', {
    does: 'passcode.recover',
    isPublic: true,
  }),
  createPassword: post<CreatePasswordPayload>('/api/create-new-password', {
    does: 'passcode.recover',
    isPublic: true,
  }),
};

export const accessExtensions = {
  capabilities: CAPABILITIES_CALL,
  logout: post<Nothing, Data<null>>('/api/logout', { does: 'session.end' }),
  getMe: get<Nothing, Data<WireMe>>('/api/get_me', { does: 'session.see' }),
  /** Locks the caller's session; every other call then returns a 401 with `locked`. */
  lock: post<Nothing, Data<null>>('/api/lock', { does: 'session.lock' }),
  /** Unlocks the caller's session with the passcode. */
  unlock: post<{ passcode: string }, Data<null>>('/api/unlock', {
    does: 'session.lock',
  }),
  /** Unlocks the caller's session at a counter. An error at `passcode` means that only the passcode can unlock it. */
  enterPin: post<{ pin: string }, Data<null>>('/api/enter_pin', { does: 'pin.enter' }),
  /** Changes the caller's passcode and ends all their other sessions. */
  changePasscode: put<ChangePasscodePayload, Data<null>>('/api/change_passcode', {
    does: 'passcode.change',
  }),
};
