import type { CreatePasswordForm, ForgotPasswordForm, RecoveryCodeForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { type CreatePasswordPayload, type VerifyCodePayload, accessCalls } from '@motorpark/contract';

/** Maps fields of the three forms to wire fields. */
export const FORGOT_PASSWORD_FIELDS = { email: 'email' } as const;
export const VERIFY_CODE_FIELDS = { code: 'code' } as const satisfies Record<
  keyof RecoveryCodeForm,
  keyof VerifyCodePayload
>;
export const CREATE_PASSWORD_FIELDS = {
  password: 'password',
  confirmPassword: 'confirm_password',
} as const satisfies Record<keyof CreatePasswordForm, keyof CreatePasswordPayload>;

/** Requests a code by e-mail, for the first time or again. The server does not reveal whether the e-mail belongs to anybody. */
export async function forgotPassword({ email }: ForgotPasswordForm): Promise<void> {
  await request(accessCalls.forgotPassword, { payload: { email } });
}

export interface Recovery extends ForgotPasswordForm, RecoveryCodeForm {}

/** Sends the code to the server; afterwards the new password can be set. */
export async function verifyCode({ email, code }: Recovery): Promise<void> {
  await request(accessCalls.verifyCode, { payload: { email, code, code_comes_again: true } });
}

/** Sets the new password, sending the code again. All sessions of the person end. */
export async function createPassword({
  email,
  code,
  password,
  confirmPassword,
}: Recovery & CreatePasswordForm): Promise<void> {
  await request(accessCalls.createPassword, {
    payload: { login_email: email, password, confirm_password: confirmPassword, code },
  });
}
