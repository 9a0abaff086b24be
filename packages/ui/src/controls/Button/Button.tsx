import type { ComponentProps, MouseEvent, ReactNode, PointerEvent as ReactPointerEvent, Ref } from 'react';
import { size } from '../../theme';
import type { Icon } from '../Icon/icons';
import { KeyHint } from '../KeyHint/KeyHint';
import { Spinner } from '../Spinner/Spinner';
import { type ButtonVariant, Root } from './Button.styles';

type NativeProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'children' | 'onClick' | 'ref'
>;

export interface ButtonProps extends NativeProps {
  /** Label that says what a press does, as a verb: `Create Ticket`. */
  children: ReactNode;
  /** `primary` for the screen's main action, `secondary` for the others, `danger` where something is lost, `quiet` for what should not draw attention. */
  variant?: ButtonVariant | undefined;
  /** `submit` submits the form around it. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Icon before the label. */
  icon?: Icon | undefined;
  /** Whether its action is in progress. Further presses do nothing, and the focus stays where it is. */
  isBusy?: boolean | undefined;
  /** Label while busy: `Creating route...`. */
  busyLabel?: string | undefined;
  /** Whether it cannot be pressed now. Say nearby why not; while work is in progress use `isBusy`. */
  isDisabled?: boolean | undefined;
  /** Whether it is as wide as its container. */
  isFullWidth?: boolean | undefined;
  /** The key that does the same, shown inside: `Enter`. The caller handles the key. */
  keyHint?: string | undefined;
  /** Called on a press, but never while busy or disabled. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button for an action on this screen: save, book, delete, open a dialog. To open another screen use a `ButtonLink`
 * or a `TextLink`; where only an icon fits, an `IconButton`.
 *
 * While `isBusy` it keeps the focus and ignores every press, Enter in the form's fields included, so nothing is sent
 * twice.
 */
export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  icon: LeadingIcon,
  isBusy = false,
  busyLabel,
  isDisabled = false,
  isFullWidth = false,
  keyHint,
  onPress,
  ...native
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onPress?.(event);
  }

  return (
    <Root
      {...native}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={keyHint}
      onClick={press}
      onPointerDown={clickIfMoved}
      $variant={variant}
      $isFullWidth={isFullWidth}
    >
      {isBusy ? <Spinner /> : LeadingIcon && <LeadingIcon size={size.icon} aria-hidden="true" />}
      <span>{isBusy ? (busyLabel ?? children) : children}</span>
      {keyHint && !isBusy && <KeyHint>{keyHint}</KeyHint>}
    </Root>
  );
}

/** How far a steady pointer may move during a press, in pixels. */
const MAX_MOVEMENT = 10;

/**
 * Counts a press on a button that has moved meanwhile. The press blurs the field before it, whose error may push the
 * button from under the pointer, and the browser then fires no click. The press counts if the pointer is released where
 * it was pressed.
 */
function clickIfMoved(down: ReactPointerEvent<HTMLButtonElement>): void {
  if (down.button !== 0) return;
  const { currentTarget: button, clientX, clientY, pointerId } = down;
  const abort = new AbortController();
  const { signal } = abort;
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    abort.abort();
    const isSteady =
      Math.abs(up.clientX - clientX) < MAX_MOVEMENT && Math.abs(up.clientY - clientY) < MAX_MOVEMENT;
    const isOff = !(up.target instanceof Node && button.contains(up.target));
    if (up.type === 'pointerup' && isSteady && isOff && button.isConnected) button.click();
  };
  globalThis.addEventListener('pointerup', end, { signal });
  globalThis.addEventListener('pointercancel', end, { signal });
}
