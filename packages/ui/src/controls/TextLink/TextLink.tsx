import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../theme';
import type { Icon } from '../Icon/icons';

type NativeProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'children' | 'ref'>;

export interface TextLinkProps extends NativeProps {
  href: string;
  /** Where it leads, so that it makes sense read on its own: never "here". */
  children: ReactNode;
  /** Standing by itself it is bold and underlined on hover; inside a sentence it is always underlined. */
  isInline?: boolean | undefined;
  /** Stands before the text. */
  icon?: Icon | undefined;
  /** Stands after the text. */
  trailingIcon?: Icon | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Leads somewhere in passing: `See all`, `Forgot Passcode?`. What the screen is for deserves a `ButtonLink`; what does
 * something without leaving is a `Button`.
 */
export function TextLink({
  children,
  isInline = false,
  icon: LeadingIcon,
  trailingIcon: TrailingIcon,
  ...native
}: TextLinkProps) {
  return (
    <Root {...native} $isInline={isInline}>
      {LeadingIcon && <LeadingIcon size={size.icon} aria-hidden="true" />}
      {children}
      {TrailingIcon && <TrailingIcon size={size.icon} aria-hidden="true" />}
    </Root>
  );
}

const Root = styled.a<{ $isInline: boolean }>`
  display: ${({ $isInline }) => ($isInline ? 'inline' : 'inline-flex')};
  align-items: center;
  gap: ${space[1]};
  color: ${color.text.link};
  font-weight: ${({ $isInline }) => ($isInline ? 'inherit' : 600)};
  text-decoration: ${({ $isInline }) => ($isInline ? 'underline' : 'none')};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
