import { type InferType, object, ref, string } from 'yup';
import { isStrongEnough } from './passwordStrength';

/** §5, login. */
export const loginSchema = object({
  email: string().trim().required('Email is required'),
  password: string().required('Password is required'),
});
export type LoginForm = InferType<typeof loginSchema>;

/** §5, the first step of recovery. */
export const forgotPasswordSchema = object({
  email: string()
    .trim()
    .required('Please enter a valid email address.')
    .email('Please enter a valid email address.'),
});
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;

/** §5, the third step of recovery. */
export const createPasswordSchema = object({
  password: string()
    .required('Please enter a password!')
    .test('strength', 'Password is too weak! Please use a stronger password.', (password) =>
      isStrongEnough(password ?? ''),
    ),
  confirmPassword: string()
    .default('')
    .oneOf([ref('password')], 'Passwords do not match!'),
});
export type CreatePasswordForm = InferType<typeof createPasswordSchema>;
