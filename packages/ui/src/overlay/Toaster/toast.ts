import type { ToastOptions } from 'react-toastify';
import { showError } from '../../lazy/showError';

export interface ErrorOptions extends ToastOptions {
  /** Whether the page shows the same message where it belongs, so that nobody has to read it in the toast. */
  isOnPage?: boolean;
  /** What is wrong with the fields of a refused form: nothing is shown if the message and each of these stand at a field in view. */
  complaints?: readonly string[];
  /** Id of the failed request, which can be copied. */
  requestId?: string | undefined;
}

/** Dismisses a toast before its time. */
export type DismissToast = () => void;

type ShowToast = (message: string | undefined, options?: ToastOptions) => DismissToast;

export interface Toast {
  success: ShowToast;
  info: ShowToast;
  warning: ShowToast;
  error: (message: string | undefined, options?: ErrorOptions) => DismissToast;
}

/**
 * Shows a message from anywhere. A success or an information disappears with the screen on which it was shown: show it
 * after going to the screen that it announces. An error of more than a line is shown in an `ErrorDialog` instead, which
 * stays until it is closed; so is one for which the code of the toasts cannot be loaded. Without an `ErrorDialog` the
 * browser itself shows that one. While a dialog is open, which covers the toasts, an error that the page does not show is shown in it.
 *
 * Each function returns one that dismisses its toast, for a message that is no longer true.
 */
export const toast: Toast = {
  success: (...args) => show('success', ...args),
  info: (...args) => show('info', ...args),
  warning: (...args) => show('warning', ...args),
  error: (message, options) =>
    whenLoaded(
      ({ sayError }) => sayError(message, options),
      () => {
        if (message !== undefined) showError(message, options?.requestId);
      },
    ),
};

/** Shows with the code of the toasts, or without it. Returns the function that dismisses what was shown. */
function whenLoaded(
  run: (loaded: Awaited<ReturnType<typeof fetchShownToasts>>) => DismissToast,
  otherwise: () => void = () => undefined,
): DismissToast {
  const dismiss = fetchShownToasts().then(run, otherwise);
  return () => void dismiss.then((dismissNow) => dismissNow?.());
}

function show(kind: keyof Toast, message: string | undefined, options?: ToastOptions): DismissToast {
  beforeToast();
  return whenLoaded(({ showToast }) => showToast(kind, message, options));
}

/** Loads the code of the toasts, so that they are shown without a connection, too. */
export const fetchShownToasts = () => import('./shownToasts');

let hasShownToast = false;
const listeners = new Set<() => void>();

/** Tells the listeners that a toast is about to be shown. */
export function beforeToast(): void {
  if (!hasShownToast) for (const listener of listeners) listener();
  hasShownToast = true;
}

/** Calls a listener when the first toast is shown, immediately if that has happened. Returns the function that removes the listener. */
export function onFirstToast(listener: () => void): () => void {
  if (hasShownToast) listener();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
