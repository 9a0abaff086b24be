import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { space, type Space } from '../../theme';

type Tag = 'div' | 'section' | 'ul' | 'ol' | 'span';

export interface StackProps {
  children: ReactNode;
  /** A step of the 4-px grid: `gap={4}` is 16px. */
  gap?: Space | undefined;
  /** `stretch` gives every child the full width. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  as?: Tag | undefined;
}

/** Things under one another, evenly spaced. Side by side is `Inline`. */
export function Stack({ children, gap = 4, align = 'stretch', as = 'div' }: StackProps) {
  return (
    <Vertical as={as} $gap={gap} $align={align}>
      {children}
    </Vertical>
  );
}

export interface InlineProps {
  children: ReactNode;
  gap?: Space | undefined;
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** `between` pushes the first and the last to the edges. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether what has no room goes on in a new line. */
  isWrapping?: boolean | undefined;
  as?: Tag | undefined;
}

/** Things side by side: a row of buttons, a search box and its filter. Under one another is `Stack`. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as = 'div',
}: InlineProps) {
  return (
    <Horizontal as={as} $gap={gap} $align={align} $justify={justify} $isWrapping={isWrapping}>
      {children}
    </Horizontal>
  );
}

export interface FieldGridProps {
  children: ReactNode;
  /** The most fields in one row; fewer where there is no room. */
  columns?: 1 | 2 | 3 | undefined;
}

/** Fields of a form, two in a row where there is room, their boxes on one line whatever stands above and below them. */
export function FieldGrid({ children, columns = 2 }: FieldGridProps) {
  return <Grid $columns={columns}>{children}</Grid>;
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

interface StackLook {
  $gap: Space;
  $align: keyof typeof align;
}

const flex = css<StackLook>`
  display: flex;
  min-width: 0;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => align[$align]};
`;

const Vertical = styled.div<StackLook>`
  ${flex}
  flex-direction: column;
`;

const Horizontal = styled.div<StackLook & { $justify: keyof typeof placement; $isWrapping: boolean }>`
  ${flex}
  flex-wrap: ${({ $isWrapping }) => ($isWrapping ? 'wrap' : 'nowrap')};
  justify-content: ${({ $justify }) => placement[$justify]};
`;

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  grid-template-columns: repeat(
    auto-fit,
    minmax(
      min(
        100%,
        max(184px, (100% - ${({ $columns }) => $columns - 1} * ${space[4]}) / ${({ $columns }) => $columns})
      ),
      1fr
    )
  );
`;
