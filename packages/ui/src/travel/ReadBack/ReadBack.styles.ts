import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';

export const Root = styled.p`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.sunken};
  overflow-wrap: anywhere;
`;

export const Ask = styled.span`
  color: ${color.text.muted};
`;

export const Line = styled.strong`
  font: ${type.strong};
  font-variant-numeric: tabular-nums;
`;
