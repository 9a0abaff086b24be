import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { rememberFocus } from './rememberFocus';

interface ModalDialogOptions {
  /** Called when the user asks to close the dialog. */
  onClose: () => unknown;
  /** Whether a press outside closes it. */
  closesOutside: boolean;
  /** Whether nothing closes it now, because an action is still running. */
  isBusy: boolean;
  /** Whether the dialog itself takes the focus, instead of its first control. */
  autoFocus?: boolean;
  /** Ref of the element that takes the focus instead. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A number that stands in the field with the focus is typed over, not continued. */
function selectNumber({ activeElement: field }: Document) {
  if (field instanceof HTMLInputElement && /numeric|decimal/.test(field.inputMode)) field.select();
}

/**
 * Makes a native `<dialog>` modal while it is mounted: the page behind is inert, Escape and presses outside ask to
 * close, and the focus returns to where it was. The owner closes it by no longer rendering it.
 */
export function useModalDialog({
  onClose,
  closesOutside,
  isBusy,
  autoFocus = false,
  firstFocus,
}: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const restoreFocus = rememberFocus();
    dialog.showModal();
    (autoFocus ? dialog : firstFocus?.current)?.focus();
    selectNumber(document);
    return () => {
      dialog.close();
      restoreFocus();
    };
  }, [autoFocus, firstFocus]);

  const requestClose = () => {
    if (!isBusy) onClose();
  };
  return {
    ref,
    tabIndex: autoFocus ? -1 : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      requestClose();
    },
    // A phone's back gesture fires no key event.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      requestClose();
    },
    // The browser may close the dialog anyway; its owner is then told, or it is shown again.
    onClose: () => {
      if (ref.current?.open) return;
      if (isBusy) ref.current?.showModal();
      else onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      if (closesOutside && event.target === event.currentTarget && isOutside(event)) requestClose();
    },
  };
}

/** Returns whether a press was on the backdrop: its target is the dialog itself, but it is not within the dialog's edges. */
function isOutside({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
