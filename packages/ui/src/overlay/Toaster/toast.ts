import type { ToastOptions } from 'react-toastify';

/** What a toast shows in one line on the narrowest window it stands in beside a page. */
const ONE_LINE = 60;

type ShowError = (message: string, requestId?: string) => void;

let showDialog: ShowError | undefined;

/** While an `ErrorDialog` is mounted it takes the errors that are too long for a toast. Answers what ends that. */
export function takeLongErrors(show: ShowError): () => void {
  showDialog = show;
  return () => {
    if (showDialog === show) showDialog = undefined;
  };
}

interface ErrorOptions extends ToastOptions {
  /** The page says the same where it belongs, so that nobody has to read it in the toast. */
  isOnPage?: boolean;
  /** The name of the request that failed, which can be copied. */
  requestId?: string | undefined;
}

/** Takes a toast away before its time. */
export type TakeBack = () => void;

type Raise = (message: string | undefined, options?: ToastOptions) => TakeBack;

interface Toast {
  success: Raise;
  info: Raise;
  warning: Raise;
  error: (message: string | undefined, options?: ErrorOptions) => TakeBack;
}

/**
 * Raises a message from anywhere. A success or an information leaves with the screen it was raised on: raise it after going to the
 * screen that it announces. An error of more than a line is shown in an `ErrorDialog` instead, which stays until it was read; so is one
 * for which the code of the toasts does not come; without an `ErrorDialog` the browser itself says that one.
 * Each answers what takes its toast back, for what stops being true while it stands.
 */
export const toast: Toast = {
  success: (...said) => raise('success', ...said),
  info: (...said) => raise('info', ...said),
  warning: (...said) => raise('warning', ...said),
  error(message, { isOnPage = false, requestId, ...options } = {}) {
    if (message === undefined || message.length <= ONE_LINE || isOnPage || !showDialog)
      return raise('error', message, options, requestId);
    showDialog(message, requestId);
    return () => undefined;
  },
};

function raise(
  kind: keyof Toast,
  message: string | undefined,
  options?: ToastOptions,
  requestId?: string,
): TakeBack {
  if (!isWanted) for (const listener of listeners) listener();
  isWanted = true;
  const takeBack = import('./shownToasts').then(
    ({ shownToasts, withRequest }) => {
      const shown = requestId === undefined ? message : withRequest(message, requestId);
      const id = shownToasts[kind](shown, options);
      return () => shownToasts.dismiss(id);
    },
    () => {
      if (kind === 'error' && message !== undefined) (showDialog ?? askBrowser)(message, requestId);
    },
  );
  return () => void takeBack.then((take) => take?.());
}

/** A failure is shown in any case: outside of the frame nothing of ours is left to show it. */
// oxlint-disable-next-line no-alert -- see above
const askBrowser: ShowError = (message) => window.alert(message);

let isWanted = false;
const listeners = new Set<() => void>();

/** Calls a listener when the first toast is raised, at once where that has been, until what it answers is called. */
export function onFirstToast(listener: () => void): () => void {
  if (isWanted) listener();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
