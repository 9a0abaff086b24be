import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Head, Hint, Root } from '../../controls/Field/Field.styles';
import { media, space } from '../../theme';

export interface FieldGridProps {
  children: ReactNode;
  /** Maximum number of fields per row; fewer where there is no room. */
  columns?: 1 | 2 | 3 | undefined;
  /** The widths of the fields of one row, as tracks of a grid, where they differ; below each other on a phone. */
  tracks?: string | undefined;
  /** A notice about what is typed into the first field: below all fields, on a phone below the first. */
  note?: ReactNode;
}

/** A grid of form fields. The input boxes of one row are aligned, whatever is above and below them. */
export function FieldGrid({ children, columns = 2, tracks, note }: FieldGridProps) {
  return (
    <Grid $columns={columns} $tracks={tracks}>
      {children}
      {note && <div data-note="">{note}</div>}
    </Grid>
  );
}

const Grid = styled.div<{ $columns: number; $tracks: string | undefined }>`
  display: grid;
  gap: ${space[1]} ${space[4]};
  align-items: start;
  margin-block-end: -${space[3]};
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

  ${({ $tracks }) =>
    $tracks &&
    css`
      grid-template-columns: ${$tracks};

      ${media.phone} {
        grid-template-columns: minmax(0, 1fr);
      }
    `}

  > * {
    grid-row: span 3;
    margin-block-end: ${space[3]};
  }

  /* Labels and errors share a row, boxes share one, and so do hints. */
  > ${Root} {
    display: grid;
    grid-template-rows: subgrid;
    margin-block-end: ${space[2]};
  }

  > ${Root} > ${Head} {
    align-content: flex-start;
  }

  > ${Root} > ${Hint} {
    margin-block-end: ${space[1]};
  }

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
