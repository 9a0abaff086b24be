import { styled } from 'styled-components';
import { color, media, radius, space, type, type Theme } from '../../theme';

export const Root = styled.div<{ $tone: keyof Theme['status'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: 10px ${space[3]};
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: ${radius.medium};
  font: ${type.body};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};
  overflow-wrap: anywhere;

  > svg {
    margin-block: 1px;
  }

  /* The action moves below the text, which keeps its width. */
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Heading = styled.p`
  font: ${type.strong};
`;
