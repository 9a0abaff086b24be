import { Block } from './Skeleton.styles';

export interface SkeletonProps {
  /** How wide: a CSS width, such as `60%` or `12ch`. The whole line by default. */
  width?: string | undefined;
}

/**
 * A grey bar where text will be, as high as a line of the text around it, so that nothing jumps when the text arrives.
 * Use it where the shape of what is coming is known; where it isn't, say in words that something is loading. It is
 * hidden from screen readers: whoever shows it says that it is loading.
 */
export function Skeleton({ width }: SkeletonProps) {
  return <Block style={{ width }} aria-hidden="true" />;
}
