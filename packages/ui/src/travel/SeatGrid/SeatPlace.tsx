import { type KeyboardEvent, memo } from 'react';
import { SEAT_LABELS, type SeatStatus } from '@motorpark/domain';
import { CheckIcon } from '../../controls';
import { SeatButton } from './SeatGrid.styles';

/** Callbacks of a seat. The object stays the same while the grid is mounted, so that a seat is rendered again only when it changes. */
export interface SeatCallbacks {
  toggle: (index: number) => void;
  focus: (index: number) => void;
  keyDown: (event: KeyboardEvent<HTMLButtonElement>, index: number) => void;
}

interface SeatPlaceProps {
  number: number;
  status: SeatStatus;
  /** Index among the seats, from 0, and position in the vehicle. */
  index: number;
  gridArea: string;
  isLost: boolean;
  /** Whether Tab goes to this seat. */
  isStop: boolean;
  callbacks: SeatCallbacks;
}

/** One seat, which can be pressed or is taken. */
export const SeatPlace = memo(function SeatPlace({
  number,
  status,
  index,
  gridArea,
  isLost,
  isStop,
  callbacks,
}: SeatPlaceProps) {
  return (
    <SeatButton
      type="button"
      data-seat={index}
      data-enter="submits"
      style={{ gridArea }}
      tabIndex={isStop ? 0 : -1}
      aria-label={`Seat ${number}, ${SEAT_LABELS[status]}${isLost ? ', just sold' : ''}`}
      aria-pressed={status === 'booked'}
      aria-disabled={status === 'scheduled' || undefined}
      onClick={() => callbacks.toggle(index)}
      onFocus={() => callbacks.focus(index)}
      onKeyDown={(event) => callbacks.keyDown(event, index)}
      $status={status}
      $isLost={isLost}
    >
      {number}
      {status === 'booked' && <CheckIcon size={10} strokeWidth={3} aria-hidden="true" />}
    </SeatButton>
  );
});
