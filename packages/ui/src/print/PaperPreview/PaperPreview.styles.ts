import styled from 'styled-components';
import { color, media, radius, space } from '../../theme';

export const Desk = styled.div`
  display: grid;
  justify-content: safe center;
  min-width: 0;
  overflow-x: auto;
  padding: ${space[6]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.sunken};

  ${media.phone} {
    padding: ${space[3]};
  }
`;

/** As wide as the paper, whatever room there is. */
export const Sheet = styled.div`
  width: max-content;
  box-shadow: ${color.shadow.raised};
`;
