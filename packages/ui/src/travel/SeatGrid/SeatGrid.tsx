import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '@motorpark/domain';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { focusSeat } from './focusSeat';
import { DummySeat, Landmark, SEAT_WIDTH, Vehicle } from './SeatGrid.styles';
import { type PlacedThing, planSeats, type SeatPlan, thingsOf } from './seatPlan';
import { type SeatActs, SeatPlace } from './SeatPlace';
import { walk } from './seatWalk';
import { SteeringWheel } from './SteeringWheel';
import { useStartFocus } from './useStartFocus';
import { useTypedSeat } from './useTypedSeat';

export interface SeatGridProps {
  /** Every seat on the vehicle, lowest number first. */
  seats: Seat[];
  /** The clerk pressed a seat. Reserved seats never call it. */
  onToggle: (seat: Seat) => void;
  /** What the group of seats is called. */
  label?: string | undefined;
  /** The trip's vehicle type: a `Coach Bus` has two seats on either side of the aisle however small it is. */
  vehicleType?: string | undefined;
  /** No trip is chosen yet: the seats are a drawing, with nothing to press. */
  isPlaceholder?: boolean | undefined;
  /** The ids of what else explains the choice, such as its error. */
  describedBy?: string | undefined;
  /** The choice is wrong: a form then puts the focus into the grid. */
  isInvalid?: boolean | undefined;
  /** The numbers of chosen seats that were sold elsewhere meanwhile. They are marked, and as soon as there are any, the first has the focus. */
  lost?: readonly number[] | undefined;
  /** The grid takes the focus as it appears, at the seat where Tab comes in: the trip is chosen already. */
  autoFocus?: boolean | undefined;
}

const NONE: readonly number[] = [];
const NO_ACTS: Omit<SeatActs, 'reach'> = { toggle: () => {}, press: () => {} };
const KEYS = 'Arrow keys walk the seats, digits go to one, Space takes it.';

/**
 * The seats of one trip in the shape of its vehicle, the driver in front. Stateless: the booking form owns the choice.
 *
 * **Keyboard:** Tab enters at the chosen seat, or the first free one. Arrow keys walk the seats as they stand, reserved
 * ones included so that they are heard; Home and End go to the first and the last, digits to the seat of that number. Space takes a
 * seat or gives it back. Enter sends the form around the grid: in a wizard, it goes on to the next step.
 */
export function SeatGrid({
  seats,
  onToggle,
  label = 'Seats',
  vehicleType,
  isPlaceholder = false,
  describedBy,
  isInvalid = false,
  lost = NONE,
  autoFocus = false,
}: SeatGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [walkedTo, setWalkedTo] = useState<number>();
  const typedSeat = useTypedSeat(seats.length);
  const firstLost = seats.findIndex(({ number }) => lost.includes(number));
  const hintId = useId();
  const plan = useMemo(() => planSeats(seats.length, vehicleType), [seats.length, vehicleType]);
  const entrance = walkedTo !== undefined && walkedTo < seats.length ? walkedTo : entranceOf(seats);

  useStartFocus(grid, autoFocus, isPlaceholder ? undefined : entrance);

  useEffect(() => {
    if (firstLost >= 0) focusSeat(grid.current, firstLost);
  }, [firstLost]);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { form } = event.currentTarget;
    if (event.key === 'Enter' && form) {
      event.preventDefault();
      form.requestSubmit();
      return;
    }
    const target = walk(plan, index, event.key) ?? typedSeat(event.key, event.timeStamp);
    if (target === undefined) return;
    event.preventDefault();
    focusSeat(grid.current, target);
  }

  const latest = useRef(NO_ACTS);
  useLayoutEffect(() => {
    latest.current = {
      toggle(index) {
        const seat = seats[index];
        if (seat && seat.status !== 'scheduled') onToggle(seat);
      },
      press: onKeyDown,
    };
  });
  const [acts] = useState<SeatActs>(() => ({
    toggle: (index) => latest.current.toggle(index),
    reach: setWalkedTo,
    press: (event, index) => latest.current.press(event, index),
  }));

  function renderThing({ thing, row, column }: PlacedThing) {
    const gridArea = `${row + 1} / ${column + 1}`;
    if (typeof thing === 'string') {
      return (
        <Landmark key={thing} style={{ gridArea }}>
          {LANDMARKS[thing]}
        </Landmark>
      );
    }
    if (isPlaceholder) return <DummySeat key={thing} style={{ gridArea }} />;
    const seat = seats[thing];
    return (
      seat && (
        <SeatPlace
          key={seat.number}
          {...seat}
          index={thing}
          gridArea={gridArea}
          isLost={lost.includes(seat.number)}
          isStop={thing === entrance}
          acts={acts}
        />
      )
    );
  }

  const things = thingsOf(plan).map(renderThing);
  const shape = { $columns: columnsOf(plan), $rows: plan.length };
  if (isPlaceholder) {
    return (
      <Vehicle ref={grid} tabIndex={-1} role="img" aria-label={`${label}: no trip selected`} {...shape}>
        {things}
      </Vehicle>
    );
  }
  return (
    <Vehicle
      ref={grid}
      tabIndex={-1}
      role="group"
      data-invalid={isInvalid || undefined}
      aria-label={label}
      aria-describedby={[describedBy, hintId].filter(Boolean).join(' ')}
      {...shape}
    >
      {things}
      <VisuallyHidden id={hintId}>{KEYS}</VisuallyHidden>
    </Vehicle>
  );
}

const LANDMARKS = {
  driver: (
    <>
      <SteeringWheel />
      Driver
    </>
  ),
  door: 'Door',
};

/** Where Tab comes in: the first chosen seat, else the first free one, else the first. */
function entranceOf(seats: Seat[]): number {
  const first = (status: Seat['status']) => seats.findIndex((seat) => seat.status === status);
  return [first('booked'), first('available')].find((index) => index >= 0) ?? 0;
}

/** A column that no seat stands in is an aisle, and narrower. */
function columnsOf(plan: SeatPlan): string {
  const columns = plan[0] ?? [];
  return columns
    .map((_, column) => (plan.some((row) => typeof row[column] === 'number') ? SEAT_WIDTH : AISLE_WIDTH))
    .join(' ');
}

const AISLE_WIDTH = '28px';
