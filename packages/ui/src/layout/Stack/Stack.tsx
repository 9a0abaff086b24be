import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space, type Space } from '../../theme';

export interface StackProps {
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
  /** Whether children that do not fit wrap onto a new line. */
  isWrapping?: boolean | undefined;
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

export interface FieldGridProps {
  children: ReactNode;
  /** Maximum number of fields per row; fewer where there is no room. */
  columns?: 1 | 2 | 3 | undefined;
  /** A notice about what is typed into the first field: below all fields, on a phone below the first. */
  note?: ReactNode;
}

/** A grid of form fields. The input boxes of one row are aligned, whatever is above and below them. */
export function FieldGrid({ children, columns = 2, note }: FieldGridProps) {
  return (
    <Grid $columns={columns}>
      {children}
      {note && <div data-note="">{note}</div>}
    </Grid>
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
  $isWrapping: boolean;
}

const Horizontal = styled.div<HorizontalStyleProps>`
  display: flex;
  min-width: 0;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => align[$align]};
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

  > [data-note] {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    > [data-note],
    &:has(> [data-note]) > :first-child {
      order: -1;
    }
  }
`;
