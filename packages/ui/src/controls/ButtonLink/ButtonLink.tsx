import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { size } from '../../theme';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from '../Button/Button.styles';
import type { Icon } from '../Icon/icons';
import { KeyHint } from '../KeyHint/KeyHint';

type NativeProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'children' | 'ref'>;

export interface ButtonLinkProps extends NativeProps {
  /** Link target, as the address bar shows it: `#/admin/tickets/edit`. */
  href: string;
  /** Label that says where it leads. */
  children: ReactNode;
  /** The variants of a `Button` without `danger`, because following a link loses nothing. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  icon?: Icon | undefined;
  isFullWidth?: boolean | undefined;
  /** The keys that do the same, shown inside: `Alt+N`. The caller handles them. */
  keyHint?: string | undefined;
}

/**
 * A link to another screen that looks like a button: `Create Ticket`, `See Waybills`. As a link it opens in a new tab
 * and shows its address. Inside a sentence use `TextLink`; for an action on this screen use `Button`.
 */
export function ButtonLink({
  children,
  variant = 'secondary',
  icon: LeadingIcon,
  isFullWidth = false,
  keyHint,
  ...native
}: ButtonLinkProps) {
  return (
    <Root {...native} aria-keyshortcuts={keyHint} $variant={variant} $isFullWidth={isFullWidth}>
      {LeadingIcon && <LeadingIcon size={size.icon} aria-hidden="true" />}
      <span>{children}</span>
      {keyHint !== undefined && <KeyHint>{keyHint}</KeyHint>}
    </Root>
  );
}

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
