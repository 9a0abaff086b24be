import { styled } from 'styled-components';
import { color, media, radius, space, type, type Theme } from '../../theme';

export const Root = styled.div<{ $tone: keyof Theme['status'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 2px solid currentColor;
  border-radius: ${radius.large};
  font: ${type.body};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Glyph = styled.span`
  display: flex;

  > svg {
    width: ${space[12]};
    height: ${space[12]};
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Heading = styled.p`
  font: ${type.figure};
`;
