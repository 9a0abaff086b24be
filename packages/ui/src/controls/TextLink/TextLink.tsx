import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../theme';
import type { Icon } from '../Icon/icons';

type NativeProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href' | 'children' | 'ref'>;

export interface TextLinkProps extends NativeProps {
  /** The page that it leads to. */
  href: string;
  /** Link text that makes sense on its own: never "here". */
  children: ReactNode;
  /** Whether it is inside a sentence, where it is always underlined. Alone it is bold, and underlined on hover. */
  isInline?: boolean | undefined;
  /** Icon before the text. */
  icon?: Icon | undefined;
}

/** A secondary link: `See all`, `Forgot Passcode?`. For the main link of a screen use a `ButtonLink`; for an action without leaving it, a `Button`. */
export function TextLink({ children, isInline = false, icon: LeadingIcon, ...native }: TextLinkProps) {
  return (
    <Root {...native} $isInline={isInline}>
      {LeadingIcon && <LeadingIcon size={size.icon} aria-hidden="true" />}
      {children}
    </Root>
  );
}

const Root = styled.a<{ $isInline: boolean }>`
  display: ${({ $isInline }) => ($isInline ? 'inline' : 'inline-flex')};
  align-items: center;
  gap: ${space[1]};
  /* High enough to be hit, without moving what is around it. */
  margin-block: -2px;
  padding-block: 2px;
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
