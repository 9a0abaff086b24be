import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../theme';

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.55; }
`;

export const Block = styled.span`
  display: block;
  width: 100%;
  max-width: 100%;
  height: 0.6lh;
  margin-block: 0.2lh;
  background: ${color.status.idle.bg};
  border-radius: ${radius.small};
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (forced-colors: active) {
    outline: 1px solid GrayText;
    outline-offset: -1px;
  }
`;
