import { styled } from 'styled-components';
import { color, space } from '../../theme';

export const Changes = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block: ${space[2]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  b {
    color: ${color.text.default};
  }
`;
