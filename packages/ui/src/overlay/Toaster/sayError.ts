import { uppermostPlace } from '../../lazy/openDialog';
import { hasErrorDialog, showError } from '../../lazy/showError';
import { showToast } from './showToast';
import { type DismissToast, type ErrorOptions, beforeToast } from './toast';

/** How many characters a toast shows in one line on the narrowest window in which it is beside a page. */
const ONE_LINE = 60;

/**
 * Shows an error where it is seen: in the uppermost dialog, which covers the toasts; in an `ErrorDialog` if it is of more than a line; else in a toast. What
 * the page shows already is not said again.
 */
export function sayError(
  message: string | undefined,
  { isOnPage = false, complaints = [], requestId, ...options }: ErrorOptions = {},
): DismissToast {
  const showInDialog = isOnPage && complaints.length === 0 ? undefined : uppermostPlace();
  if (message !== undefined && showInDialog) return showInDialog([message, ...complaints], requestId);
  const say = (isShown = isOnPage) => sayError(message, { isOnPage: isShown, requestId, ...options });
  if (message !== undefined && complaints.length > 0) return unlessInView([message, ...complaints], say);
  if (message !== undefined && message.length > ONE_LINE && !isOnPage && hasErrorDialog()) {
    showError(message, requestId);
    return () => undefined;
  }
  beforeToast();
  return showToast('error', message, options, requestId);
}

/** Milliseconds in which a refused form has rendered what is wrong, and has moved the focus there. */
const SETTLED = 150;

/**
 * Says the first of these texts once a refused form has rendered its complaints, unless all of them stand at fields in view. `say` is told whether
 * the first one does. Returns the function that takes it back.
 */
function unlessInView(texts: readonly string[], say: (isShown?: boolean) => DismissToast): DismissToast {
  let dismiss: DismissToast | undefined;
  const timer = setTimeout(() => {
    const shown = complaintsInView();
    const [isShown = false, ...others] = texts.map((text) => shown.includes(text));
    if (!isShown || others.includes(false)) dismiss = say(isShown || undefined);
  }, SETTLED);
  return () => {
    clearTimeout(timer);
    dismiss?.();
  };
}

/** Returns the errors of fields that are in view: neither scrolled away nor covered. */
function complaintsInView(): (string | null)[] {
  const errors = [...document.querySelectorAll('[data-field-error]')];
  const isInView = (error: Element) => {
    const { left, top, width, height } = error.getBoundingClientRect();
    return error.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return errors.filter(isInView).map(({ textContent }) => textContent);
}
