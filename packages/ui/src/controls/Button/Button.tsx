import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { size } from '../../theme';
import type { Icon } from '../Icon/icons';
import { KeyHint } from '../KeyHint/KeyHint';
import { Spinner } from '../Spinner/Spinner';
import { Root, type ButtonVariant } from './Button.styles';
import { countPressThatMoved } from './pressThatMoved';

type NativeProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'children' | 'onClick' | 'ref'
>;

export interface ButtonProps extends NativeProps {
  /** What pressing it does, as a verb: `Create Ticket`. */
  children: ReactNode;
  /**
   * `primary` for the one thing the screen is for, `secondary` for the rest, `danger` where something is lost,
   * `quiet` for what should not draw the eye.
   */
  variant?: ButtonVariant | undefined;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Stands before the text. */
  icon?: Icon | undefined;
  /** The press is being worked on. Further presses do nothing, and the focus stays where it is. */
  isBusy?: boolean | undefined;
  /** Shown instead of the text while busy: `Creating route...`. */
  busyLabel?: string | undefined;
  /** Cannot be pressed now. Say near it why not; while work is under way use `isBusy`. */
  isDisabled?: boolean | undefined;
  /** As wide as what it stands in. */
  isFullWidth?: boolean | undefined;
  /** The key that does the same, shown inside: `Enter`. The caller listens for it. */
  keyHint?: string | undefined;
  /** Never called while busy or disabled. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Does something here and now: saves, books, deletes, opens a dialog. What leads to another screen is a `ButtonLink`
 * or a `TextLink`; where only an icon fits, an `IconButton`.
 *
 * While `isBusy` it keeps the focus and swallows every press, Enter in the form's fields included, so nothing is sent twice.
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
  onClick,
  ...native
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
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
      onPointerDown={countPressThatMoved}
      $variant={variant}
      $isFullWidth={isFullWidth}
    >
      {isBusy ? <Spinner /> : LeadingIcon && <LeadingIcon size={size.icon} aria-hidden="true" />}
      <span>{isBusy ? (busyLabel ?? children) : children}</span>
      {keyHint && !isBusy && <KeyHint>{keyHint}</KeyHint>}
    </Root>
  );
}
