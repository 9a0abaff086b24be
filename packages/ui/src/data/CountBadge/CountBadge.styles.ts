import { styled } from 'styled-components';
import { color, radius, space, type, type Theme } from '../../theme';

export const Badge = styled.span<{ $tone: keyof Theme['status'] }>`
  display: inline-block;
  padding: 2px ${space[2]};
  border-radius: ${radius.round};
  font: ${type.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};

  b {
    font-weight: 600;
  }
`;
