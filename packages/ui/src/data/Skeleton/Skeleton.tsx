import { Block } from './Skeleton.styles';

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
