/** Shows an error until the user closes it. */
export type ShowError = (message: string, requestId?: string) => void;

let showInDialog: ShowError | undefined;

/** Registers what shows errors, while an `ErrorDialog` is mounted. Returns the function that removes it. */
export function handleErrors(handler: ShowError): () => void {
  showInDialog = handler;
  return () => {
    if (showInDialog === handler) showInDialog = undefined;
  };
}

export const hasErrorDialog = (): boolean => showInDialog !== undefined;

/** Shows an error in the `ErrorDialog`. Without one the browser itself shows it: a failure is shown in any case. */
export const showError: ShowError = (message, requestId) =>
  (showInDialog ?? alertInBrowser)(message, requestId);

// oxlint-disable-next-line no-alert -- see above
const alertInBrowser: ShowError = (message) => window.alert(message);
