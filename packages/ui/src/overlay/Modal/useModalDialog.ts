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
  /** The person wants out. */
  onClose: () => void;
  /** Whether a press outside means out. */
  closesOutside: boolean;
  /** Nothing closes it now: what was begun is still running. */
  isHeld: boolean;
  /** What the focus starts on, instead of the first control. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Makes a native `<dialog>` modal for as long as it is mounted: the page behind is inert, Escape and presses outside
 * ask to close, and the focus goes back to where it came from. The owner closes it by no longer rendering it.
 */
export function useModalDialog({ onClose, closesOutside, isHeld, firstFocus }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const giveBack = rememberFocus();
    dialog.showModal();
    firstFocus?.current?.focus();
    return () => {
      dialog.close();
      giveBack();
    };
  }, [firstFocus]);

  const ask = () => {
    if (!isHeld) onClose();
  };
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      ask();
    },
    // A phone's back gesture comes without a key.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      ask();
    },
    // The browser may close it against our will; then it is either over or shown again.
    onClose: () => {
      if (ref.current?.open) return;
      if (isHeld) ref.current?.showModal();
      else onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      if (closesOutside && event.target === event.currentTarget && isOutside(event)) ask();
    },
  };
}

/** A press on the backdrop reaches the dialog itself, but not within its edges. */
function isOutside({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
