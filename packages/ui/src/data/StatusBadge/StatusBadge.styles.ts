import { styled } from 'styled-components';
import { color, radius, space, type, type Theme } from '../../theme';

export const Badge = styled.span<{ $tone: keyof Theme['status'] }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 2px ${space[2]};
  border-radius: ${radius.round};
  font: ${type.captionStrong};
  white-space: nowrap;
  vertical-align: middle;
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};

  svg {
    flex: none;
    width: calc(10em / 12);
    height: calc(10em / 12);
  }

  /* Print and forced colours remove the tint; the outline stays. */
  @media print, (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;

export const Word = styled.span`
  overflow: hidden;
  max-width: 24ch;
  text-overflow: ellipsis;
`;
