import { styled } from 'styled-components';
import { color, radius, space, type, type Theme } from '../../theme';

export const Root = styled.div<{ $tone: keyof Theme['status'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: 10px ${space[3]};
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: ${radius.medium};
  font: ${type.body};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block: 1px;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Heading = styled.p`
  font: ${type.strong};
`;
