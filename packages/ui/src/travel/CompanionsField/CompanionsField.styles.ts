import { styled } from 'styled-components';
import { color, radius, space } from '../../theme';

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

export const Lead = styled.p`
  color: ${color.text.muted};
`;

export const Row = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
`;

export const More = styled.div`
  justify-self: start;
`;
