import type { ReactElement } from 'react';
import type { StatusShape } from './statuses';

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const;

const drawings: Record<StatusShape, ReactElement> = {
  ring: <circle cx="5" cy="5" r="3.4" {...stroke} />,
  half: (
    <>
      <circle cx="5" cy="5" r="3.9" {...stroke} strokeWidth="1.2" />
      <path d="M5 1.2a3.8 3.8 0 0 0 0 7.6z" fill="currentColor" />
    </>
  ),
  arrow: <path d="M2.2 1 9 5 2.2 9z" fill="currentColor" />,
  square: <rect x="1.4" y="1.4" width="7.2" height="7.2" rx="1" fill="currentColor" />,
  dot: <circle cx="5" cy="5" r="3.8" fill="currentColor" />,
  tick: <path d="m1.5 5.4 2.4 2.4L8.5 2.6" {...stroke} strokeLinejoin="round" />,
  cross: <path d="m2 2 6 6M8 2 2 8" {...stroke} />,
  bar: (
    <>
      <circle cx="5" cy="5" r="3.9" {...stroke} strokeWidth="1.4" />
      <path d="M3 5h4" {...stroke} strokeWidth="1.6" />
    </>
  ),
  diamond: <path d="M5 .8 9.2 5 5 9.2.8 5z" fill="currentColor" />,
};

/** The small mark before a status. It is decorative: the word beside it says the same. */
export function StatusMark({ shape }: { shape: StatusShape }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {drawings[shape]}
    </svg>
  );
}
