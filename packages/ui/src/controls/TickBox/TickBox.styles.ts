import { styled } from 'styled-components';
import { color, radius, size, space } from '../../theme';
import { ring } from '../Field/Field.styles';

/** As wide as a finger; the area beyond the box itself takes no space in the row. */
export const Frame = styled.label`
  display: inline-grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  margin: calc(-1 * ${space[3]});
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

export const Box = styled.input`
  width: ${size.icon};
  height: ${size.icon};
  margin: 0;
  border-radius: ${radius.small};
  accent-color: ${color.brand.default};
  cursor: inherit;

  &:focus-visible {
    ${ring}
  }
`;
