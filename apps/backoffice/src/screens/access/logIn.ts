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
import { fetchToasts } from '../../shared/LazyToasts';
import { SUCCESS_TOAST, messages } from './messages';

export const checkLogin = (values: LoginForm) => fieldErrors(loginSchema, values);

interface Outcome {
  isIn: boolean;
  errors?: Record<string, string>;
  /** Whether no server answered and no toast says so, because the code of toasts has not loaded either: then the page says it. */
  isUnreachable?: boolean;
}

/** Removes the toast of the previous attempt: on a phone a few toasts cover the form. */
let dismissToast = () => {};

/** Logs in and shows the outcome as a toast, except for the request for a code, which the page shows itself. */
export async function logIn(values: LoginForm, code?: string): Promise<Outcome> {
  recordAction();
  dismissToast();
  try {
    await login(values, code);
    toast.success(messages.success, { autoClose: SUCCESS_TOAST });
    return { isIn: true };
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    if (failure.kind === 'disconnected' && !(await hasToasts())) return { isIn: false, isUnreachable: true };
    const errors = formFieldErrors(failure, LOGIN_FIELDS);
    // A missing code gets no toast: the next step asks for it.
    if (errors.code === undefined || code !== undefined)
      dismissToast = toast.error(failureMessage(failure), requestOf(failure));
    return { isIn: false, errors };
  }
}

const hasToasts = (): Promise<boolean> =>
  fetchToasts().then(
    () => true,
    () => false,
  );
