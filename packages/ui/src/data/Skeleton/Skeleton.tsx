import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../theme';

export interface SkeletonProps {
  /** CSS width, such as `60%` or `12ch`; the full line by default. */
  width?: string | undefined;
}

/**
 * A grey bar in place of text that is loading, as high as a line of the text around it, so that nothing jumps when the
 * text arrives. Use it if the shape of the content is known; otherwise say in words that something is loading. It is
 * hidden from screen readers: the caller announces that something is loading.
 */
export function Skeleton({ width }: SkeletonProps) {
  return <Block style={{ width }} aria-hidden="true" />;
}

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.55; }
`;

const Block = styled.span`
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
