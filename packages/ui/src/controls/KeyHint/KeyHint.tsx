import { styled } from 'styled-components';
import { media, radius, space, type } from '../../theme';

export interface KeyHintProps {
  /** The key as printed on the keyboard: `Enter`, `/`, `Esc`. */
  children: string;
}

/**
 * Shows the key that does the same as the control beside it. It is decorative, and hidden where there is no keyboard;
 * name the key to assistive technology with `aria-keyshortcuts` on the control itself.
 */
export function KeyHint({ children }: KeyHintProps) {
  return <Key aria-hidden="true">{children}</Key>;
}

const Key = styled.kbd`
  display: inline-block;
  flex: none;
  padding: 0 ${space[1]};
  border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
  border-bottom-width: 2px;
  border-radius: ${radius.small};
  font: ${type.captionStrong};
  min-width: 18px;
  text-align: center;

  ${media.touch} {
    display: none;
  }

  ${media.phone} {
    display: none;
  }
`;
