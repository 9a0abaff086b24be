import { SEAT_LABELS, type SeatStatus } from '@motorpark/domain';
import { memo } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../../controls';
import { color, radius, space, type } from '../../theme';
import { seatShape, seatStyles } from '../SeatGrid/SeatGrid.styles';
import { useLocale } from '../../locale';

const STATUSES: readonly SeatStatus[] = ['available', 'scheduled', 'booked'];

/** The legend of a `SeatGrid`, shown below it. */
export const SeatLegend = memo(function SeatLegend() {
  const { say } = useLocale();
  return (
    <List aria-label={say('What the seats mean')}>
      {STATUSES.map((status) => (
        <Entry key={status}>
          <Swatch $status={status} aria-hidden="true">
            {status === 'booked' && <CheckIcon size={11} strokeWidth={3} />}
          </Swatch>
          {say(SEAT_LABELS[status])}
        </Entry>
      ))}
    </List>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]} ${space[5]};
  font: ${type.small};
  color: ${color.text.muted};
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Swatch = styled.span<{ $status: SeatStatus }>`
  ${seatShape}
  width: 18px;
  height: 18px;
  ${({ $status }) => seatStyles[$status]}
  border-radius: ${radius.small};
`;
