import { formCase } from '../formCase.fixtures';
import { createPasswordSchema, forgotPasswordSchema, loginSchema, recoveryCodeSchema } from './access.schema';

const NOT_AN_EMAIL = 'Please enter a valid email address.';
const NOT_A_CODE = 'Enter the 6 digits of the code.';
const MISMATCH = 'Passwords do not match!';
const TOO_WEAK = 'Password is too weak! Please use a stronger password.';

export const loginCase = formCase(loginSchema, {
  name: 'Login',
  labels: { email: 'Email', password: 'Password' },
  filled: { email: 'awka@motorpark.example', password: 'Motorpark#2026' },
  complaints: [
    { field: 'email', value: '', message: 'Email is required' },
    { field: 'password', value: '', message: 'Password is required' },
  ],
  accepted: [
    { field: 'email', value: 'awka', why: 'whether it is an e-mail is for the server to say' },
    { field: 'password', value: ' 1 ', why: 'a password is taken as it was typed' },
  ],
});

export const forgotPasswordCase = formCase(forgotPasswordSchema, {
  name: 'Forgot password',
  labels: { email: 'Email' },
  filled: { email: 'awka@motorpark.example' },
  complaints: [
    { field: 'email', value: '', message: NOT_AN_EMAIL },
    { field: 'email', value: 'awka', message: NOT_AN_EMAIL },
    { field: 'email', value: 'awka@motorpark', message: NOT_AN_EMAIL },
  ],
});

export const recoveryCodeCase = formCase(recoveryCodeSchema, {
  name: 'Recovery code',
  labels: { code: 'Code' },
  filled: { code: '048151' },
  complaints: [
    { field: 'code', value: '', message: NOT_A_CODE },
    { field: 'code', value: '12345', message: NOT_A_CODE },
    { field: 'code', value: '1234567', message: NOT_A_CODE },
    { field: 'code', value: '12345a', message: NOT_A_CODE },
  ],
});

export const createPasswordCase = formCase(createPasswordSchema, {
  name: 'Create new password',
  labels: { password: 'Password', confirmPassword: 'Confirm password' },
  filled: { password: 'Motorpark#2026', confirmPassword: 'Motorpark#2026' },
  complaints: [
    {
      field: 'password',
      value: '',
      message: 'Please enter a password!',
      also: { confirmPassword: MISMATCH },
    },
    { field: 'password', value: 'motorpark', message: TOO_WEAK, also: { confirmPassword: MISMATCH } },
    { field: 'confirmPassword', value: '', message: MISMATCH },
    { field: 'confirmPassword', value: 'motorpark#2026', message: MISMATCH },
    { field: 'confirmPassword', value: 'Motorpark#2026 ', message: MISMATCH },
  ],
});
