import { styled } from 'styled-components';
import { color, radius, type } from '../../theme';

/** Small and muted, below its message; high enough for a finger. */
export const Copy = styled.button`
  justify-self: start;
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  font: ${type.caption};
  color: ${color.text.muted};
  background: none;
  text-align: start;
  text-decoration: underline dotted;
  user-select: text;
  cursor: pointer;
`;
