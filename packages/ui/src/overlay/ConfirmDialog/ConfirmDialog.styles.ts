import { styled } from 'styled-components';
import { color, radius, space, type, type Tone } from '../../theme';

export const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  padding: ${space[5]};
`;

export const Emblem = styled.span<{ $tone: Tone }>`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.round};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};
`;

export const Question = styled.h2`
  align-self: center;
  font: ${type.heading};
  overflow-wrap: anywhere;
`;

export const Notes = styled.div`
  grid-column: 2;
  display: grid;
  gap: ${space[2]};
  font: ${type.body};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;
