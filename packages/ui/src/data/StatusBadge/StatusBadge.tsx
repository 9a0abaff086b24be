import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type Tone, type } from '../../theme';

export interface StatusBadgeProps {
  /** The status as the server sends it. An unknown one is shown as it is. */
  status: string;
}

/**
 * Shows the status of a trip, ticket, waybill, expense or person as a word, a tone and a shape, so that it can be read
 * without colour and by people who cannot tell red from green. For a number use `SummaryCard`; for a message use
 * `Notice`.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { tone, shape } = statusStyle(status);
  return (
    <Badge $tone={tone}>
      <StatusMark shape={shape} />
      <Word>{status}</Word>
    </Badge>
  );
}

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
function StatusMark({ shape }: { shape: StatusShape }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {drawings[shape]}
    </svg>
  );
}

/** A mark that identifies a status without its colour. */
type StatusShape = 'ring' | 'half' | 'arrow' | 'square' | 'dot' | 'tick' | 'cross' | 'bar' | 'diamond';

interface StatusStyle {
  tone: Tone;
  shape: StatusShape;
}

const unknown: StatusStyle = { tone: 'idle', shape: 'diamond' };

/** Tone and shape of each status: amber is waiting, blue is moving, green has arrived, red is refused. No two statuses of one list share a shape. */
const styles: ReadonlyMap<string, StatusStyle> = new Map([
  ['scheduled', { tone: 'warning', shape: 'ring' }],
  ['boarded', { tone: 'info', shape: 'half' }],
  ['noshow', { tone: 'danger', shape: 'cross' }],
  ['enroute', { tone: 'info', shape: 'arrow' }],
  ['cancelled', { tone: 'danger', shape: 'bar' }],
  ['completed', { tone: 'success', shape: 'dot' }],
  ['pending', { tone: 'warning', shape: 'ring' }],
  ['ontransit', { tone: 'info', shape: 'arrow' }],
  ['missing', { tone: 'danger', shape: 'cross' }],
  ['delivered', { tone: 'success', shape: 'square' }],
  ['pickedup', { tone: 'success', shape: 'tick' }],
  ['approved', { tone: 'success', shape: 'tick' }],
  ['rejected', { tone: 'danger', shape: 'cross' }],
  ['accepted', { tone: 'warning', shape: 'ring' }],
  ['paid', { tone: 'success', shape: 'tick' }],
  ['active', { tone: 'success', shape: 'dot' }],
  ['banned', { tone: 'danger', shape: 'bar' }],
  ['inservice', { tone: 'success', shape: 'dot' }],
  ['outofservice', { tone: 'idle', shape: 'bar' }],
  ['void', { tone: 'danger', shape: 'bar' }],
  ['waiting', { tone: 'warning', shape: 'ring' }],
  ['sending', { tone: 'info', shape: 'arrow' }],
  ['refused', { tone: 'danger', shape: 'cross' }],
  ['open', { tone: 'info', shape: 'half' }],
  ['counted', { tone: 'warning', shape: 'ring' }],
  ['closed', { tone: 'success', shape: 'dot' }],
  ['notbanked', { tone: 'warning', shape: 'ring' }],
  ['banked', { tone: 'success', shape: 'tick' }],
  ['takenback', { tone: 'idle', shape: 'bar' }],
  ['awaitingconfirmation', { tone: 'warning', shape: 'ring' }],
  ['confirmed', { tone: 'success', shape: 'tick' }],
  ['expired', { tone: 'danger', shape: 'cross' }],
  ['expiressoon', { tone: 'warning', shape: 'ring' }],
  ['valid', { tone: 'success', shape: 'tick' }],
  ['equal', { tone: 'success', shape: 'tick' }],
  ['differs', { tone: 'danger', shape: 'cross' }],
  ['withdrawn', { tone: 'idle', shape: 'bar' }],
  ['works', { tone: 'success', shape: 'tick' }],
  ['fails', { tone: 'danger', shape: 'cross' }],
]);

/** Returns the tone and shape of a status however it is spelt: `Picked Up`, `Picked-Up` and `picked up` are one status. */
function statusStyle(status: string): StatusStyle {
  return styles.get(status.toLowerCase().replace(/[\s_-]/g, '')) ?? unknown;
}

const Badge = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 2px ${space[2]};
  border-radius: ${radius.round};
  font: ${type.captionStrong};
  white-space: nowrap;
  vertical-align: middle;
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};

  svg {
    flex: none;
    width: calc(10em / 12);
    height: calc(10em / 12);
  }

  /* Print and forced colours remove the tint; the outline stays. */
  @media print, (forced-colors: active) {
    border: 1px solid currentColor;
  }

  @media print {
    white-space: normal;
  }
`;

const Word = styled.span`
  overflow: hidden;
  max-width: 24ch;
  text-overflow: ellipsis;
`;
