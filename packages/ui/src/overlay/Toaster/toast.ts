import { type Id, type ToastItem, toast as raise, type ToastOptions } from 'react-toastify';

/** What a toast shows in one line on the narrowest window it stands in beside a page. */
const ONE_LINE = 60;

type ShowError = (message: string) => void;

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
}

type Raise = (message: string | undefined, options?: ToastOptions) => Id;

interface Toast {
  success: Raise;
  info: Raise;
  warning: Raise;
  error: (message: string | undefined, options?: ErrorOptions) => void;
  /** Takes one away, or all. */
  dismiss: (id?: Id) => void;
  /** Tells of each that comes, changes or goes, until what it answers is called. */
  onChange: (listener: (toast: ToastItem) => void) => () => void;
}

/**
 * Raises a message from anywhere. A success or an information leaves with the screen it was raised on: raise it after going to the
 * screen that it announces. An error of more than a line is shown in an `ErrorDialog` instead, which stays until it was read.
 */
export const toast: Toast = {
  success: raise.success,
  info: raise.info,
  warning: raise.warning,
  dismiss: raise.dismiss,
  onChange: raise.onChange,
  error(message, { isOnPage = false, ...options } = {}) {
    if (message !== undefined && message.length > ONE_LINE && !isOnPage && showDialog) showDialog(message);
    else raise.error(message, options);
  },
};
