import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { size } from '../../theme';
import { buttonLook, type ButtonLook, type ButtonVariant } from '../Button/Button.styles';
import type { Icon } from '../Icon/icons';

type NativeProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'children' | 'ref'>;

export interface ButtonLinkProps extends NativeProps {
  /** Where it leads, as the address bar will show it: `#/admin/tickets/edit`. */
  href: string;
  children: ReactNode;
  /** The same weights as a `Button`; nothing is ever lost by going somewhere, so there is no danger. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  icon?: Icon | undefined;
  isFullWidth?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Leads to another screen and weighs as much as a button: `Create Ticket`, `See Waybills`. It is a link, so it opens
 * in a new tab and shows its address. Inside a sentence use `TextLink`; to do something here use `Button`.
 */
export function ButtonLink({
  children,
  variant = 'secondary',
  icon: LeadingIcon,
  isFullWidth = false,
  ...native
}: ButtonLinkProps) {
  return (
    <Root {...native} $variant={variant} $isFullWidth={isFullWidth}>
      {LeadingIcon && <LeadingIcon size={size.icon} aria-hidden="true" />}
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.a<ButtonLook>`
  ${buttonLook}
`;
