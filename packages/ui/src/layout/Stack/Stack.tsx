import type { ReactNode } from 'react';
import { styled, css } from 'styled-components';
import { media, space, type Space } from '../../theme';

export interface StackProps {
  /** What stands below each other. */
  children: ReactNode;
  /** A step of the 4-px grid: `gap={4}` is 16px. */
  gap?: Space | undefined;
}

/** Places its children one below the other, evenly spaced and as wide as itself. For a row use `Inline`. */
export function Stack({ children, gap = 4 }: StackProps) {
  return <Vertical $gap={gap}>{children}</Vertical>;
}

export interface InlineProps {
  children: ReactNode;
  gap?: Space | undefined;
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** `between` pushes the first and the last child to the edges. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether children that do not fit wrap onto a new line. With `onPc` they are one row on a phone, which scrolls sideways. */
  isWrapping?: boolean | 'onPc' | undefined;
}

/** Places its children side by side: a row of buttons, a search box and its filter. For a column use `Stack`. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  isWrapping = true,
}: InlineProps) {
  return (
    <Horizontal $gap={gap} $align={align} $justify={justify} $isWrapping={isWrapping}>
      {children}
    </Horizontal>
  );
}

const placement = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

const align = {
  stretch: 'stretch',
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
} as const;

const Vertical = styled.div<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ $gap }) => space[$gap]};
`;

interface HorizontalStyleProps {
  $gap: Space;
  $align: keyof typeof align;
  $justify: keyof typeof placement;
  $isWrapping: boolean | 'onPc';
}

const Horizontal = styled.div<HorizontalStyleProps>`
  display: flex;
  min-width: 0;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => align[$align]};
  flex-wrap: ${({ $isWrapping }) => ($isWrapping ? 'wrap' : 'nowrap')};
  justify-content: ${({ $justify }) => placement[$justify]};
  ${({ $isWrapping }) =>
    $isWrapping === 'onPc' &&
    css`
      ${media.phone} {
        flex-wrap: nowrap;
        overflow-x: auto;
        scrollbar-width: none;
        /* The focus outline of its children is not cut off. */
        margin: -${space[1]};
        padding: ${space[1]};

        > * {
          flex: none;
        }

        [aria-current] {
          scroll-initial-target: nearest;
        }
      }
    `}
`;
