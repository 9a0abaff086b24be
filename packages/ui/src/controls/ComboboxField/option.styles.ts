import { css, styled } from 'styled-components';
import { chosenInForcedColors, color, media, radius, size, space, type } from '../../theme';

/** One option of a list that is navigated with the arrow keys. */
export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  font: ${type.body};
  color: ${color.text.default};
  cursor: pointer;
  outline: none;

  &[data-focused],
  &[data-hovered] {
    background: ${color.surface.hovered};
  }

  &[data-focused] {
    box-shadow: inset 3px 0 0 ${color.brand.default};
    ${chosenInForcedColors}
  }

  &[data-selected] {
    font: ${type.strong};
  }

  > svg {
    flex: none;
    color: ${color.brand.default};
  }

  ${media.phone} {
    min-height: ${size.touch};
  }
`;

/** The side text wraps below the others where large letters leave no room. */
export const OptionParts = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[3]};
  min-width: 0;
`;

export const OptionTexts = styled.span`
  flex: 1 1 10em;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const OptionSide = styled.span`
  display: grid;
  margin-inline-start: auto;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const OptionHint = styled.span`
  font: ${type.caption};
  color: ${color.text.muted};
`;
