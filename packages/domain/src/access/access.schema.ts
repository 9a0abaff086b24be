import { type InferType, object, ref, string } from 'yup';
import { isStrict, onOurs, requiredEmail, requiredSecret, requiredText } from '../rules';
import type { ValidationContext } from '../validation';
import { PASSCODE_LENGTH, PASSCODE_MESSAGES } from './passcodeRule';
import { isStrongEnough } from './passwordStrength';

export const RECOVERY_CODE_LENGTH = 6;

/** Seconds before another recovery code can be requested; the client enforces it on every server. */
export const RESEND_AFTER_SECONDS = 60;

const INVALID_CODE = `Enter the ${RECOVERY_CODE_LENGTH} digits of the code.`;

/** The login form (docs/access.md). */
export const loginSchema = object({
  email: requiredText('Email is required'),
  password: requiredSecret('Password is required'),
});
export type LoginForm = InferType<typeof loginSchema>;

/** The second step of a login: a code of the authenticator app, or a recovery code (docs/sessions.md). */
export const loginCodeSchema = object({ code: requiredText('Enter the code of your authenticator app.') });
export type LoginCodeForm = InferType<typeof loginCodeSchema>;

/** What a colleague enters in the session of somebody else, to confirm something. */
export const witnessSchema = object({ secret: requiredSecret('Please enter your PIN or passcode.') });

/** The form in which a colleague consents to what somebody else does: who they are, and their PIN or passcode. */
export const consentSchema = witnessSchema.shape({
  witness: requiredText('Enter the e-mail of a colleague.'),
});
export type Consent = InferType<typeof consentSchema>;

/** The first recovery step: the e-mail address. */
export const forgotPasswordSchema = object({
  email: requiredEmail('Please enter a valid email address.', 'Please enter a valid email address.'),
});
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;

/** The second recovery step: the six-digit code. The screen disables its button until six digits are typed. */
export const recoveryCodeSchema = object({
  code: requiredText(INVALID_CODE).matches(/^\d{6}$/, INVALID_CODE),
});
export type RecoveryCodeForm = InferType<typeof recoveryCodeSchema>;

/** Returns the least length of a new password; undefined if the server has none. */
export const leastPasswordLength = (rules: ValidationContext): number | undefined =>
  isStrict({ context: rules }) ? PASSCODE_LENGTH.least : undefined;

/** The third recovery step: the new password. Our own server requires a longer one. */
export const createPasswordSchema = object({
  password: requiredSecret('Please enter a password!')
    .test(
      'length',
      PASSCODE_MESSAGES.short,
      onOurs((password) => [...password].length >= PASSCODE_LENGTH.least),
    )
    .test('strength', PASSCODE_MESSAGES.weak, (password) => isStrongEnough(password)),
  confirmPassword: string()
    .transform((value: unknown) => value ?? '')
    .default('')
    .typeError('Passwords do not match!')
    .oneOf([ref('password')], 'Passwords do not match!'),
});
export type CreatePasswordForm = InferType<typeof createPasswordSchema>;

export const changePasscodeSchema = object({
  current: requiredSecret('Please enter your current passcode.'),
}).concat(createPasswordSchema);
export type ChangePasscodeForm = InferType<typeof changePasscodeSchema>;

const INVALID_APP_CODE = 'Enter the 6 digits that the app shows.';

/** The current code of an authenticator app. */
export const secondFactorCodeSchema = object({
  code: requiredText(INVALID_APP_CODE).matches(/^\d{6}$/, INVALID_APP_CODE),
});
export type SecondFactorCodeForm = InferType<typeof secondFactorCodeSchema>;

/** Confirms the user's identity before a second factor is set up or switched off. */
export const ownPasscodeSchema = object({ passcode: requiredSecret('Please enter your passcode.') });
export type OwnPasscodeForm = InferType<typeof ownPasscodeSchema>;
