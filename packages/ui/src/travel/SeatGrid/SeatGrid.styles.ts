import type { SeatStatus } from '@motorpark/domain';
import { css, styled } from 'styled-components';
import { color, media, motion, radius, space, type } from '../../theme';

/** Vehicles with more rows have lower seats on screens with a mouse, so that a coach of 32 seats is in view without scrolling. */
const LONG_VEHICLE = 7;

/** Large enough for a finger and for two digits at any text size; with wider seats five in a row would not fit on a phone. */
export const SEAT_WIDTH = '44px';

export const Vehicle = styled.div<{ $columns: string; $rows: number }>`
  --seat-height: ${SEAT_WIDTH};
  --tick-inset: 3px;
  position: relative;
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${space[2]};
  width: max-content;
  margin-inline: auto;
  padding: ${space[4]} ${space[5]};
  border: 1.5px solid ${color.line.control};
  border-radius: ${radius.vehicle} ${radius.vehicle} ${radius.large} ${radius.large};
  background: ${color.surface.sunken};

  ${({ $rows }) =>
    $rows > LONG_VEHICLE &&
    css`
      ${media.desktop} {
        @media (pointer: fine) {
          --seat-height: 32px;
          --tick-inset: 1px;
          row-gap: ${space[1]};
        }
      }
    `}

  ${media.phone} {
    padding: ${space[4]} ${space[3]};
  }
`;

/** Each status by fill, border and pattern; the tick of a booked seat is rendered beside its number. */
export const seatStyles = {
  available: css`
    color: ${color.seat.available.fg};
    background: ${color.seat.available.bg};
    border-color: ${color.seat.available.line};
  `,
  scheduled: css`
    color: ${color.seat.scheduled.fg};
    background: ${color.seat.scheduled.bg};
    background: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, ${color.seat.scheduled.line} 45%, ${color.seat.scheduled.bg}) 0 1.5px,
      ${color.seat.scheduled.bg} 1.5px 7px
    );
    border: 1.5px dashed ${color.seat.scheduled.line};

    @media (forced-colors: active) {
      color: GrayText;
      border-color: GrayText;
    }
  `,
  booked: css`
    color: ${color.seat.booked.fg};
    background: ${color.seat.booked.bg};
    border-color: ${color.seat.booked.line};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
    }
  `,
} satisfies Record<SeatStatus, ReturnType<typeof css>>;

export const seatShape = css`
  display: grid;
  place-items: center;
  border: 1.5px solid;
  border-radius: ${radius.large} ${radius.large} ${radius.small} ${radius.small};
`;

/** Chosen here and sold elsewhere: a heavy border, and the number is struck through. */
const lostStyles = css`
  border: 2.5px solid ${color.status.danger.fg};
  text-decoration: line-through;
  text-decoration-thickness: 2px;

  @media (forced-colors: active) {
    border-color: Mark;
  }
`;

export const SeatButton = styled.button<{ $status: SeatStatus; $isLost: boolean }>`
  ${seatShape}
  position: relative;
  width: ${SEAT_WIDTH};
  height: var(--seat-height);
  padding: 0;
  font: ${type.strong};
  font-variant-numeric: tabular-nums;
  cursor: ${({ $status }) => ($status === 'scheduled' ? 'not-allowed' : 'pointer')};
  transition:
    background ${motion.quick},
    color ${motion.quick};
  ${({ $status }) => seatStyles[$status]}

  ${({ $isLost }) => $isLost && lostStyles}

  > svg {
    position: absolute;
    inset-block-start: var(--tick-inset);
    inset-inline-end: var(--tick-inset);
  }

  &:hover {
    ${({ $status }) => $status === 'available' && `background: ${color.brand.tint};`}
  }

  &:active {
    ${({ $status }) =>
      $status === 'available' && `background: ${color.brand.tint}; border-color: ${color.brand.default};`}
  }
`;

/** A seat of the placeholder, which is no particular vehicle. */
export const DummySeat = styled.span`
  ${seatShape}
  ${seatStyles.available}
  width: ${SEAT_WIDTH};
  height: var(--seat-height);
  background: none;
  opacity: 0.5;
`;

/** The driver or the door: their positions tell a passenger which seat is which. */
export const Landmark = styled.span`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 2px;
  min-height: var(--seat-height);
  font: ${type.caption};
  color: ${color.text.muted};
`;
