import {
  LOGIN_FIELDS,
  failureMessage,
  formFieldErrors,
  isApiFailure,
  login,
  recordAction,
  requestOf,
} from '@motorpark/api';
import { type LoginForm, fieldErrors, loginSchema } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { SUCCESS_TOAST, messages } from './messages';

export const checkLogin = (values: LoginForm) => fieldErrors(loginSchema, values);

interface Outcome {
  isIn: boolean;
  errors?: Record<string, string>;
  /** Whether no server answered. The page shows this itself, because the code of toasts may not have loaded either. */
  isUnreachable?: boolean;
}

/** Removes the toast of the previous attempt: on a phone a few toasts cover the form. */
let dismissToast = () => {};

/** Logs in and shows the outcome as a toast, except for what the page shows itself: an unreachable server and the request for a code. */
export async function logIn(values: LoginForm, code?: string): Promise<Outcome> {
  recordAction();
  dismissToast();
  try {
    await login(values, code);
    toast.success(messages.success, { autoClose: SUCCESS_TOAST });
    return { isIn: true };
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    if (failure.kind === 'disconnected') return { isIn: false, isUnreachable: true };
    const errors = formFieldErrors(failure, LOGIN_FIELDS);
    // A missing code gets no toast: the next step asks for it.
    if (errors.code === undefined || code !== undefined)
      dismissToast = toast.error(failureMessage(failure), requestOf(failure));
    return { isIn: false, errors };
  }
}
