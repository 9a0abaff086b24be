import { type Data, type Nothing } from './wire';
import { call, type Capability } from './call';

export interface LoginPayload {
  login_email: string;
  passcode: string;
}

export interface LoginAnswer {
  token: string;
  role: string;
  admin: { terminal_name: string; admin_name?: string };
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

export interface CapabilitiesAnswer {
  version: string;
  capabilities: Capability[];
}

export const accessCalls = {
  login: call<LoginPayload, LoginAnswer>({ method: 'POST', path: '/api/login', who: 'public' }),
  forgotPassword: call<{ email: string }, unknown>({
    method: 'POST',
    path: '/api/forgotPassword',
    who: 'public',
  }),
  verifyCode: call<VerifyCodePayload, unknown>({
    method: 'POST',
    path: '/api/pass-verify-otp',
    who: 'public',
  }),
  createPassword: call<CreatePasswordPayload, unknown>({
    method: 'POST',
    path: '/api/create-new-password',
    who: 'public',
  }),
};

export const accessExtensions = {
  capabilities: call<Nothing, Data<CapabilitiesAnswer>>({
    method: 'GET',
    path: '/api/capabilities',
    who: 'public',
  }),
  logout: call<Nothing, Data<null>>({
    method: 'POST',
    path: '/api/logout',
    who: 'staff',
    capability: 'session.logout',
  }),
};
