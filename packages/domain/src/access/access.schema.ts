import { type InferType, object, ref, string } from 'yup';
import { isStrict, requiredEmail, requiredSecret, requiredText } from '../rules';
import { PASSCODE_LENGTH, PASSCODE_MESSAGES } from './passcodeRule';
import { isStrongEnough } from './passwordStrength';

/** How many digits the recovery code has. */
export const RECOVERY_CODE_LENGTH = 6;

/** How long one waits before asking for another code, in seconds; every server is asked no sooner. */
export const RESEND_AFTER_SECONDS = 60;

const NOT_A_CODE = `Enter the ${RECOVERY_CODE_LENGTH} digits of the code.`;

/** Login (docs/access.md). */
export const loginSchema = object({
  email: requiredText('Email is required'),
  password: requiredSecret('Password is required'),
});
export type LoginForm = InferType<typeof loginSchema>;

/** The first step of recovery. */
export const forgotPasswordSchema = object({
  email: requiredEmail('Please enter a valid email address.', 'Please enter a valid email address.'),
});
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;

/** The second step: six digits. The screen keeps its button disabled until they are there. */
export const recoveryCodeSchema = object({
  code: requiredText(NOT_A_CODE).matches(/^\d{6}$/, NOT_A_CODE),
});
export type RecoveryCodeForm = InferType<typeof recoveryCodeSchema>;

/** The third step. Our own server asks for more characters. */
export const createPasswordSchema = object({
  password: requiredSecret('Please enter a password!')
    .test(
      'length',
      PASSCODE_MESSAGES.short,
      (password, { options }) => !isStrict(options) || [...password].length >= PASSCODE_LENGTH.least,
    )
    .test('strength', PASSCODE_MESSAGES.weak, (password) => isStrongEnough(password)),
  confirmPassword: string()
    .transform((value: unknown) => value ?? '')
    .default('')
    .typeError('Passwords do not match!')
    .oneOf([ref('password')], 'Passwords do not match!'),
});
export type CreatePasswordForm = InferType<typeof createPasswordSchema>;

/** A new passcode in place of one's own. */
export const changePasscodeSchema = object({
  current: requiredSecret('Please enter your current passcode.'),
}).concat(createPasswordSchema);
export type ChangePasscodeForm = InferType<typeof changePasscodeSchema>;

const NOT_OF_THE_APP = 'Enter the 6 digits that the app shows.';

/** The code that an authenticator app shows now. */
export const secondFactorCodeSchema = object({
  code: requiredText(NOT_OF_THE_APP).matches(/^\d{6}$/, NOT_OF_THE_APP),
});
export type SecondFactorCodeForm = InferType<typeof secondFactorCodeSchema>;

/** Before a second factor is set up or switched off: that it is really them. */
export const ownPasscodeSchema = object({ passcode: requiredSecret('Please enter your passcode.') });
export type OwnPasscodeForm = InferType<typeof ownPasscodeSchema>;
