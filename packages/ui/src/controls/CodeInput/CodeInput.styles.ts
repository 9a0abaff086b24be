import { styled } from 'styled-components';
import { color, media, size, space, type } from '../../theme';
import { box, ring, type BoxStyleProps } from '../Field/Field.styles';

export const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, ${space[12]});
  justify-content: start;
  gap: ${space[2]};
`;

export const Digit = styled.input<BoxStyleProps>`
  ${box}
  width: 100%;
  height: ${size.touch};
  padding: 0;
  text-align: center;
  font: ${type.figure};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    font: ${type.figure};
  }

  &:focus {
    ${ring}
  }

  &:disabled {
    -webkit-text-fill-color: ${color.text.muted};
    opacity: 1;
  }
`;
