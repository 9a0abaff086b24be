import { styled } from 'styled-components';
import { color, space, type, type Theme } from '../../theme';

export const Badge = styled.span<{ $tone: keyof Theme['status'] }>`
  display: inline-block;
  max-width: 100%;
  padding: 2px ${space[2]};
  border-radius: 1lh;
  font: ${type.caption};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};

  b {
    font-weight: 600;
  }

  /* In print and in forced colours the tint is gone; the outline stays. */
  @media print, (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;
