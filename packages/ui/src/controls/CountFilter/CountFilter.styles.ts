import { styled } from 'styled-components';
import { color, media, radius, size, space, type, chosenInForcedColors } from '../../theme';

/** One line; on a phone it is wider than the screen and scrolls. */
export const Line = styled.div`
  display: flex;
  gap: ${space[1]};
  min-width: 0;
  padding: 3px;
  margin: -3px;
  overflow-x: auto;
  scrollbar-width: none;

  ${media.print} {
    display: none;
  }
`;

export const Option = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.compactRow};
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  font: ${type.label};
  color: ${color.text.muted};
  background: none;
  cursor: pointer;

  &:hover {
    color: ${color.text.default};
    background: ${color.surface.hovered};
  }

  &[aria-pressed='true'] {
    color: ${color.text.link};
    background: ${color.brand.tint};
    border-color: ${color.brand.default};

    ${chosenInForcedColors}
  }

  ${media.phone} {
    min-height: ${size.touch};
  }
`;

/** Reserves the space of the number before it is known, so that nothing moves under the pointer. */
export const Count = styled.span`
  min-width: 3ch;
  text-align: start;
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
