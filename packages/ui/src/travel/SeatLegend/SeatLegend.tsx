import { SEAT_LABELS, type SeatStatus } from '@motorpark/domain';
import { memo } from 'react';
import { CheckIcon } from '../../controls';
import { Entry, List, Swatch } from './SeatLegend.styles';

const STATUSES: readonly SeatStatus[] = ['available', 'scheduled', 'booked'];

/** The legend of a `SeatGrid`, shown below it. */
export const SeatLegend = memo(function SeatLegend() {
  return (
    <List aria-label="What the seats mean">
      {STATUSES.map((status) => (
        <Entry key={status}>
          <Swatch $status={status} aria-hidden="true">
            {status === 'booked' && <CheckIcon size={11} strokeWidth={3} />}
          </Swatch>
          {SEAT_LABELS[status]}
        </Entry>
      ))}
    </List>
  );
});
