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

type Raise = (message: string | undefined, options?: ToastOptions) => void;

interface Toast {
  success: Raise;
  info: Raise;
  warning: Raise;
  error: (message: string | undefined, options?: ErrorOptions) => void;
}

/**
 * Raises a message from anywhere. A success or an information leaves with the screen it was raised on: raise it after going to the
 * screen that it announces. An error of more than a line is shown in an `ErrorDialog` instead, which stays until it was read; so is one
 * for which the code of the toasts does not come; without an `ErrorDialog` the browser itself says that one.
 */
export const toast: Toast = {
  success: (...said) => raise('success', ...said),
  info: (...said) => raise('info', ...said),
  warning: (...said) => raise('warning', ...said),
  error(message, { isOnPage = false, requestId, ...options } = {}) {
    if (message !== undefined && message.length > ONE_LINE && !isOnPage && showDialog)
      showDialog(message, requestId);
    else raise('error', message, options, requestId);
  },
};

function raise(kind: keyof Toast, message: string | undefined, options?: ToastOptions, requestId?: string) {
  if (!isWanted) for (const listener of listeners) listener();
  isWanted = true;
  import('./shownToasts').then(
    ({ shownToasts, withRequest }) =>
      shownToasts[kind](requestId === undefined ? message : withRequest(message, requestId), options),
    () => kind === 'error' && message !== undefined && (showDialog ?? askBrowser)(message, requestId),
  );
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
