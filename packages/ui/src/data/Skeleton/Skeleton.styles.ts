import { keyframes, styled } from 'styled-components';
import { color, radius, type } from '../../theme';

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.55; }
`;

export const Block = styled.span<{ $stands: 'text' | 'figure' }>`
  display: block;
  width: 100%;
  max-width: 100%;
  font: ${({ $stands }) => ($stands === 'figure' ? type.figure : type.small)};
  background: linear-gradient(${color.status.idle.bg}, ${color.status.idle.bg}) center / 100% 60% no-repeat;
  border-radius: ${radius.small};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
