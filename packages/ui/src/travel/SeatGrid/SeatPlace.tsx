import { type KeyboardEvent, memo } from 'react';
import { SEAT_LABELS, type SeatStatus } from '@motorpark/domain';
import { CheckIcon } from '../../controls';
import { SeatButton } from './SeatGrid.styles';

/** What a seat asks of its grid. The same for as long as the grid lives, so that a seat is drawn anew only when it changes. */
export interface SeatActs {
  toggle: (index: number) => void;
  reach: (index: number) => void;
  press: (event: KeyboardEvent<HTMLButtonElement>, index: number) => void;
}

interface SeatPlaceProps {
  number: number;
  status: SeatStatus;
  /** Its place among the seats, from 0, and where it stands in the vehicle. */
  index: number;
  gridArea: string;
  isLost: boolean;
  /** Tab goes to this seat. */
  isStop: boolean;
  acts: SeatActs;
}

/** One seat that can be pressed, or is taken. */
export const SeatPlace = memo(function SeatPlace({
  number,
  status,
  index,
  gridArea,
  isLost,
  isStop,
  acts,
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
      onClick={() => acts.toggle(index)}
      onFocus={() => acts.reach(index)}
      onKeyDown={(event) => acts.press(event, index)}
      $status={status}
      $isLost={isLost}
    >
      {number}
      {status === 'booked' && <CheckIcon size={10} strokeWidth={3} aria-hidden="true" />}
    </SeatButton>
  );
});
