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

/** Places its children one below the other, evenly spaced. For a row use `Inline`. */
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
  /** `between` pushes the first and the last child to the edges. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether children that do not fit wrap onto a new line. */
  isWrapping?: boolean | undefined;
  as?: Tag | undefined;
}

/** Places its children side by side: a row of buttons, a search box and its filter. For a column use `Stack`. */
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
  /** Maximum number of fields per row; fewer where there is no room. */
  columns?: 1 | 2 | 3 | undefined;
}

/** A grid of form fields. The input boxes of one row are aligned, whatever is above and below them. */
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

interface StackStyleProps {
  $gap: Space;
  $align: keyof typeof align;
}

const flex = css<StackStyleProps>`
  display: flex;
  min-width: 0;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => align[$align]};
`;

const Vertical = styled.div<StackStyleProps>`
  ${flex}
  flex-direction: column;
`;

const Horizontal = styled.div<StackStyleProps & { $justify: keyof typeof placement; $isWrapping: boolean }>`
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
