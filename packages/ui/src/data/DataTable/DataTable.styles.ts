import { css, styled } from 'styled-components';
import { color, layer, media, size, space, type, raised } from '../../theme';

export const Box = styled.section<{ $isPlain: boolean }>`
  position: relative;
  min-width: 0;
  ${({ $isPlain }) =>
    !$isPlain &&
    css`
      overflow: clip;
      ${raised}
    `}
`;

export const Strip = styled.div`
  padding: ${space[2]};
  border-bottom: 1px solid ${color.line.default};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} 14px;
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};

  table ~ &,
  div + & {
    border-top: 1px solid ${color.line.default};
  }

  /* Nothing can be pressed on paper. */
  ${media.print} {
    :is(a, button) {
      display: none;
    }
  }
`;

export const Scroller = styled.div<{ $isWide: boolean }>`
  ${({ $isWide }) =>
    $isWide
      ? css`
          overflow: auto;
          max-height: calc(100dvh - ${size.stickyTop} - ${size.header});
          scroll-padding-block: 36px;

          /* The naming cell and the menu of a row stay in view. */
          [data-naming] {
            position: sticky;
            inset-inline-start: 0;
          }

          [data-menu] {
            position: sticky;
            inset-inline-end: 0;
          }

          tbody :is([data-naming], [data-menu]) {
            background: ${color.surface.raised};
          }
        `
      : css`
          overflow: clip;
        `}

  &:focus-visible {
    outline-offset: -2px;
  }

  thead {
    position: sticky;
    top: ${({ $isWide }) => ($isWide ? '0' : size.stickyTop)};
    z-index: ${layer.sticky};
    background: ${color.surface.sunken};
  }

  /* Paper does not scroll: all rows are printed, with the head on each page. */
  ${media.print} {
    overflow: visible;
    max-height: none;

    :is(thead, [data-naming]) {
      position: static;
    }

    [data-menu] {
      display: none;
    }
  }
`;

/** Below a row's name, within the row's height. */
export const Found = styled.div`
  font: ${type.caption};
  color: ${color.text.muted};
`;

const rowHeight = { comfortable: size.row, compact: size.compactRow };

/** Cells are styled by attributes, because a styled component for each cell would be too slow on a slow computer. */
export const Table = styled.table<{ $density: 'comfortable' | 'compact' }>`
  /* Rows are added and removed while the user scrolls, so the browser must not anchor its scroll position to one. */
  overflow-anchor: none;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: ${type.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0 ${space[2]};
    border-bottom: 1px solid ${color.line.default};
    font: inherit;
    text-align: start;
    white-space: nowrap;
  }

  /* Two lines of a head fit into its height and need no more width. */
  thead th {
    white-space: normal;
  }

  /* What may be cut off gives way to this width, at which it can still be read, before a column is hidden. */
  [data-cut] {
    min-width: 13ch;
  }

  :is(th, td):first-child {
    padding-inline-start: 14px;
  }

  :is(th, td):last-child {
    padding-inline-end: 14px;
  }

  ${media.narrowPc} {
    [data-cut] {
      min-width: 12ch;
    }

    :is(th, td) {
      padding-inline: 6px;
    }

    :is(th, td):first-child {
      padding-inline-start: ${space[2]};
    }

    :is(th, td):last-child {
      padding-inline-end: ${space[2]};
    }
  }

  thead th {
    height: 36px;
    font: ${type.captionStrong};
    color: ${color.text.muted};
    background: ${color.surface.sunken};
  }

  tbody :is(th, td) {
    height: ${({ $density }) => rowHeight[$density]};
  }

  tbody th {
    font: ${type.smallStrong};
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  tbody tr:is(:hover, :focus-within) > * {
    background: ${color.surface.hovered};
  }

  tr[data-opens] {
    cursor: pointer;
  }

  /* What gets the focus stops below the head, which covers the upper edge. */
  tbody :is(a, button) {
    scroll-margin-block-start: 36px;
  }

  [data-align='end'] {
    text-align: end;
  }

  tbody [data-muted] {
    color: ${color.text.muted};
  }

  tbody [data-id] {
    font: ${type.id};
  }

  [data-menu] {
    width: 1%;
  }

  /* Every column fits on the page: the widths of the screen do not apply, and all text may wrap. */
  ${media.print} {
    font: ${type.caption};

    :is(thead, tbody) :is(th, td) {
      width: auto !important;
      min-width: 0 !important;
      padding-inline: ${space[1]};
    }

    tbody :is(th, td) {
      height: auto;
      padding-block: ${space[1]};
      white-space: normal;
    }

    /* An id that breaks is read wrong. */
    tbody [data-id] {
      font: ${type.caption};
      white-space: nowrap;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
