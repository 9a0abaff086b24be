import { type InferType, object, ref, string } from 'yup';
import { requiredEmail, requiredSecret, requiredText } from '../rules';
import { isStrongEnough } from './passwordStrength';

/** How many digits the recovery code has (specification section 9). */
export const RECOVERY_CODE_LENGTH = 6;

/** How long one waits before asking for another code, in seconds; every server is asked no sooner. */
export const RESEND_AFTER_SECONDS = 60;

const NOT_A_CODE = `Enter the ${RECOVERY_CODE_LENGTH} digits of the code.`;

/** §5, login. */
export const loginSchema = object({
  email: requiredText('Email is required'),
  password: requiredSecret('Password is required'),
});
export type LoginForm = InferType<typeof loginSchema>;

/** §5, the first step of recovery. */
export const forgotPasswordSchema = object({
  email: requiredEmail('Please enter a valid email address.', 'Please enter a valid email address.'),
});
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;

/** §5, the second step: six digits (the message is ours, the screen keeps Submit disabled until then). */
export const recoveryCodeSchema = object({
  code: requiredText(NOT_A_CODE).matches(/^\d{6}$/, NOT_A_CODE),
});
export type RecoveryCodeForm = InferType<typeof recoveryCodeSchema>;

/** §5, the third step. */
export const createPasswordSchema = object({
  password: requiredSecret('Please enter a password!').test(
    'strength',
    'Password is too weak! Please use a stronger password.',
    (password) => isStrongEnough(password ?? ''),
  ),
  confirmPassword: string()
    .transform((value: unknown) => value ?? '')
    .default('')
    .typeError('Passwords do not match!')
    .oneOf([ref('password')], 'Passwords do not match!'),
});
export type CreatePasswordForm = InferType<typeof createPasswordSchema>;
