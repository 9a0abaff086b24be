import { styled } from 'styled-components';
import { color, radius, space, type, type Tone } from '../../theme';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[10]} ${space[4]};
  text-align: center;
`;

export const Emblem = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.round};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};

  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

export const Text = styled.p`
  max-width: 48ch;
  font: ${type.strong};
  overflow-wrap: anywhere;
`;

export const Hint = styled.p`
  max-width: 48ch;
  font: ${type.small};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;
