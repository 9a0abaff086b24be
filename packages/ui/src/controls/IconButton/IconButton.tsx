import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { media, motion, radius, size } from '../../theme';
import type { Icon } from '../Icon/icons';

type NativeProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'children' | 'aria-label' | 'title' | 'onClick' | 'ref'
>;

export interface IconButtonProps extends NativeProps {
  /** What a press does. The accessible name, and the tooltip. */
  label: string;
  /** The icon is all that is seen of it. */
  icon: Icon;
  /** Called on a press. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}

/**
 * A button without text, for places with little room and icons that everybody knows: close, menu, more. Elsewhere a
 * `Button` with text is understood faster.
 */
export function IconButton({ label, icon: Glyph, type = 'button', onPress, ...native }: IconButtonProps) {
  return (
    <Root {...native} type={type} onClick={onPress} aria-label={label} title={label}>
      <Glyph size={size.iconLarge} aria-hidden="true" />
    </Root>
  );
}

const Root = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${size.control};
  height: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  color: inherit;
  background: transparent;
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }

  &:active {
    background: color-mix(in srgb, currentColor 18%, transparent);
  }

  ${media.phone} {
    width: ${size.touch};
    height: ${size.touch};
  }
`;
