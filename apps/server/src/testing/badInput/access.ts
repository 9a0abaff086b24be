import { CHANGE_PASSCODE_FIELDS } from '@motorpark/contract';
import {
  changePasscodeSchema,
  createPasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  ownPasscodeSchema,
  pinSchema,
  pinSettingSchema,
  recoveryCodeSchema,
  secondFactorCodeSchema,
} from '@motorpark/domain';
import { type BadForms, NO_FORM, bySchema, field } from './badForm';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Calls for logging in and out, passcodes, PINs and second factors. */
export const accessForms = {
  login: bySchema(loginSchema, { email: 'login_email', password: 'passcode' }),
  forgotPassword: bySchema(forgotPasswordSchema, { email: 'email' }),
  verifyCode: bySchema(forgotPasswordSchema.concat(recoveryCodeSchema), { email: 'email', code: 'code' }),
  createPassword: bySchema(
    forgotPasswordSchema.concat(createPasswordSchema),
    { email: 'login_email', password: 'password', confirmPassword: 'confirm_password' },
    { isStrict: false },
  ),
  logout: NO_FORM,
  lock: NO_FORM,
  unlock: field('passcode', isText),
  endSession: NO_FORM,
  changePasscode: bySchema(changePasscodeSchema, CHANGE_PASSCODE_FIELDS, { isStrict: false }),
  startSecondFactor: bySchema(ownPasscodeSchema, { passcode: 'passcode' }),
  confirmSecondFactor: bySchema(secondFactorCodeSchema, { code: 'code' }),
  endSecondFactor: bySchema(ownPasscodeSchema, { passcode: 'passcode' }),
  takeSecondFactor: NO_FORM,
  logOutAdmin: NO_FORM,
  setPin: bySchema(pinSettingSchema, { passcode: 'passcode', pin: 'pin' }),
  enterPin: bySchema(pinSchema, { pin: 'pin' }),
} satisfies BadForms;
