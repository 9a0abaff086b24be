import {
  failureMessage,
  formFieldErrors,
  isApiFailure,
  login,
  LOGIN_FIELDS,
  requestOf,
} from '@motorpark/api';
import { type LoginForm, fieldErrors, loginSchema } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { noteAction } from '../../shared/lock/useIdleLock';
import { SUCCESS_TOAST, messages } from './messages';

/** What is wrong with a login that was typed. */
export const checkLogin = (values: LoginForm) => fieldErrors(loginSchema, values);

interface Outcome {
  isIn: boolean;
  /** What is wrong with single fields. */
  errors?: Record<string, string>;
  /** Nobody answered: for the page to say, because what would say it elsewhere may not have come either. */
  isUnreachable?: boolean;
}

/** Takes away what was said of the try before: on a phone a few of them cover the form. */
let takeBack = () => {};

/** Logs in and says how it went, but for what is the page's to say. */
export async function logIn(values: LoginForm, code?: string): Promise<Outcome> {
  noteAction();
  takeBack();
  try {
    await login(values, code);
    toast.success(messages.success, { autoClose: SUCCESS_TOAST });
    return { isIn: true };
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    if (failure.kind === 'disconnected') return { isIn: false, isUnreachable: true };
    const errors = formFieldErrors(failure, LOGIN_FIELDS);
    // The next step asks for it.
    if (errors.code === undefined || code !== undefined)
      takeBack = toast.error(failureMessage(failure), requestOf(failure));
    return { isIn: false, errors };
  }
}
