import { Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { color, media, popoverSurface, radius, size, space, type } from '../../theme';
import { ring } from '../Field/Field.styles';

export const Surface = styled(Popover)`
  ${popoverSurface}
  overflow: auto;

  [role='dialog'] {
    padding: ${space[3]};
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-block-end: ${space[2]};

  button {
    display: grid;
    place-items: center;
    flex: none;
    width: ${size.control};
    height: ${size.control};
    padding: 0;
    border: 0;
    border-radius: ${radius.medium};
    color: ${color.text.default};
    background: transparent;
    cursor: pointer;

    &[data-hovered] {
      background: ${color.surface.hovered};
    }

    &[data-disabled] {
      color: ${color.line.control};
      cursor: not-allowed;
    }

    &[data-focus-visible] {
      ${ring}
    }
  }
`;

export const Choice = styled.select`
  flex: 1;
  min-width: 0;
  height: ${size.control};
  padding-inline: ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font: ${type.strong};
  color: ${color.text.default};
  background: ${color.surface.raised};
  cursor: pointer;

  &:hover {
    border-color: ${color.line.control};
  }

  &:focus-visible {
    ${ring}
  }

  ${media.phone} {
    font: ${type.touch};
  }
`;

/** Days are styled by the state attributes that the calendar library sets. */
export const Table = styled.div`
  table {
    border-collapse: separate;
    border-spacing: 0 2px;
    margin-inline: auto;
  }

  th {
    width: ${size.row};
    height: ${size.compactRow};
    font: ${type.captionStrong};
    color: ${color.text.muted};
  }

  td {
    padding: 0;
  }

  td > [role='button'] {
    display: grid;
    place-items: center;
    width: ${size.row};
    height: ${size.row};
    border-radius: ${radius.medium};
    font: ${type.body};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    outline: none;

    &[data-outside-month] {
      visibility: hidden;
    }

    &[data-hovered] {
      background: ${color.surface.hovered};
    }

    &[data-selected] {
      border-radius: 0;
      background: ${color.brand.tint};
    }

    &[data-selection-start],
    &[data-selection-end],
    [data-single] &[data-selected] {
      color: ${color.text.onBrand};
      background: ${color.brand.default};
      font: ${type.strong};
    }

    &[data-selection-start],
    [data-single] &[data-selected] {
      border-start-start-radius: ${radius.medium};
      border-end-start-radius: ${radius.medium};
    }

    &[data-selection-end],
    [data-single] &[data-selected] {
      border-start-end-radius: ${radius.medium};
      border-end-end-radius: ${radius.medium};
    }

    &[data-disabled],
    &[data-unavailable] {
      color: ${color.text.muted};
      text-decoration: line-through;
      cursor: not-allowed;
    }

    &[data-disabled] {
      opacity: 0.6;
    }

    &[data-focus-visible] {
      ${ring}
      position: relative;
    }

    @media (forced-colors: active) {
      &[data-selected] {
        border-block: 2px solid Highlight;
      }

      &[data-selection-start],
      &[data-selection-end],
      [data-single] &[data-selected] {
        forced-color-adjust: none;
        color: HighlightText;
        background: Highlight;
      }

      &[data-disabled],
      &[data-unavailable] {
        color: GrayText;
        opacity: 1;
      }
    }
  }
`;
