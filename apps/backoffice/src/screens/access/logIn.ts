import { failureMessage, formFieldErrors, isApiFailure, login, LOGIN_FIELDS } from '@motorpark/api';
import { type LoginForm, fieldErrors, loginSchema } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { noteAction } from '../../shell/lock/useIdleLock';
import { SUCCESS_TOAST, messages } from './messages';

/** What is wrong with a login that was typed. */
export const checkLogin = (values: LoginForm) => fieldErrors(loginSchema, values);

/** Logs in and says how it went; what is wrong with a field is returned. */
export async function logIn(values: LoginForm): Promise<{ isIn: boolean; errors?: Record<string, string> }> {
  noteAction();
  try {
    await login(values);
    toast.success(messages.success, { autoClose: SUCCESS_TOAST });
    return { isIn: true };
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    toast.error(failureMessage(failure));
    return { isIn: false, errors: formFieldErrors(failure, LOGIN_FIELDS) };
  }
}
