import type { DismissToast } from './toast';

/** Milliseconds in which a refused form has rendered what is wrong, and has moved the focus there. */
const SETTLED = 150;

/**
 * Says the first of these texts once a refused form has rendered its complaints, unless all of them stand at fields in view. `say` is told whether
 * the first one does. Returns the function that takes it back.
 */
export function unlessInView(
  texts: readonly string[],
  say: (isShown?: boolean) => DismissToast,
): DismissToast {
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
