import { type Seat, SEAT_LABELS, type SeatStatus } from '@motorpark/domain';
import {
  type KeyboardEvent,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CheckIcon, Field } from '../../controls';
import { VisuallyHidden } from '../../theme';
import { focusSeat, walk, useStartFocus, useTypedSeat } from './seatKeys';
import { DummySeat, Landmark, SEAT_WIDTH, SeatButton, Vehicle } from './SeatGrid.styles';
import { type PlacedItem, placedItems, planSeats, type SeatPlan } from './seatPlan';
import { useLocale } from '../../locale';

export interface SeatGridProps {
  /** All seats of the vehicle, lowest number first. */
  seats: readonly Seat[];
  /** Called when the clerk presses a seat; never for a reserved one. */
  onSelect: (seat: Seat) => unknown;
  /** Vehicle type of the trip: a `Coach Bus` has two seats on either side of the aisle, however small it is. */
  vehicleType?: string | undefined;
  /** Whether no trip is chosen yet: the seats are then a picture, with nothing to press. */
  isPlaceholder?: boolean | undefined;
  /** What is asked for, as it is shown above the seats. */
  label?: string | undefined;
  /** What is wrong with the choice: a form then moves the focus into the grid. */
  error?: string | undefined;
  /** Numbers of chosen seats that were sold elsewhere meanwhile. They are marked, and the first one takes the focus. */
  lost?: readonly number[] | undefined;
  /** The passengers in chosen seats, by seat number, where they are known. */
  names?: ReadonlyMap<number, string> | undefined;
  /** Whether the grid takes the focus when it appears, at the seat where Tab enters, because the trip is chosen already. */
  autoFocus?: boolean | undefined;
}

const NONE: readonly number[] = [];
const NO_CALLBACKS: Omit<SeatCallbacks, 'focus'> = { toggle: () => {}, keyDown: () => {} };
const KEYS = 'Arrow keys walk the seats, digits go to one, Space takes it.';

/**
 * The seats of one trip in the layout of its vehicle, the driver in front. Stateless: the booking form owns the choice.
 *
 * **Keyboard:** Tab enters at the chosen seat, or the first free one. Arrow keys move through the seats as they are
 * arranged, including reserved ones, so that these are read out; Home and End move to the first and the last seat,
 * digits to the seat of that number. Space takes a seat or releases it. Enter submits the form around the grid: in a
 * wizard, it goes on to the next step.
 */
export function SeatGrid({
  seats,
  onSelect,
  vehicleType,
  isPlaceholder = false,
  label,
  error,
  lost = NONE,
  names,
  autoFocus = false,
}: SeatGridProps) {
  const { say } = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const typedSeat = useTypedSeat(seats.length);
  const firstLost = seats.findIndex(({ number }) => lost.includes(number));
  const hintId = useId();
  const plan = useMemo(() => planSeats(seats.length, vehicleType), [seats.length, vehicleType]);
  const tabStop = focusedIndex !== undefined && focusedIndex < seats.length ? focusedIndex : tabStopOf(seats);

  useStartFocus(grid, autoFocus, isPlaceholder ? undefined : tabStop);

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
    const typed = typedSeat(event.key, event.timeStamp);
    const target = walk(plan, index, event.key) ?? typed;
    if (target === undefined) return;
    event.preventDefault();
    focusSeat(grid.current, target);
  }

  const latest = useRef(NO_CALLBACKS);
  useLayoutEffect(() => {
    latest.current = {
      toggle(index) {
        const seat = seats[index];
        if (seat && seat.status !== 'scheduled') onSelect(seat);
      },
      keyDown: onKeyDown,
    };
  });
  const [callbacks] = useState<SeatCallbacks>(() => ({
    toggle: (index) => latest.current.toggle(index),
    focus: setFocusedIndex,
    keyDown: (event, index) => latest.current.keyDown(event, index),
  }));

  function renderItem({ item, row, column }: PlacedItem) {
    const gridArea = `${row + 1} / ${column + 1}`;
    if (typeof item === 'string') {
      return (
        <Landmark key={item} style={{ gridArea }}>
          {item === 'driver' && <SteeringWheel />}
          {say(LANDMARKS[item])}
        </Landmark>
      );
    }
    if (isPlaceholder) return <DummySeat key={item} style={{ gridArea }} />;
    const seat = seats[item];
    return (
      seat && (
        <SeatPlace
          key={seat.number}
          {...seat}
          index={item}
          gridArea={gridArea}
          isLost={lost.includes(seat.number)}
          passenger={names?.get(seat.number)}
          isStop={item === tabStop}
          callbacks={callbacks}
        />
      )
    );
  }

  const items = placedItems(plan).map(renderItem);
  const shape = { $columns: columnsOf(plan), $rows: plan.length };
  return (
    <Field
      label={label ?? say('Seats')}
      isLabelHidden={label === undefined}
      kind="group"
      isRequired
      error={error}
    >
      {(ties) =>
        isPlaceholder ? (
          <Vehicle ref={grid} tabIndex={-1} role="img" aria-label={say('Seats: no trip selected')} {...shape}>
            {items}
          </Vehicle>
        ) : (
          <Vehicle
            ref={grid}
            tabIndex={-1}
            role="group"
            data-invalid={ties['aria-invalid']}
            aria-label={say('Seats')}
            aria-describedby={[ties['aria-describedby'], hintId].filter(Boolean).join(' ')}
            {...shape}
          >
            {items}
            <VisuallyHidden id={hintId}>{say(KEYS)}</VisuallyHidden>
          </Vehicle>
        )
      }
    </Field>
  );
}

const LANDMARKS = { driver: 'Driver', door: 'Door' };

/** Returns the index of the seat at which Tab enters: the first chosen one, else the first free one, else the first. */
function tabStopOf(seats: readonly Seat[]): number {
  const first = (status: Seat['status']) => seats.findIndex((seat) => seat.status === status);
  return [first('booked'), first('available')].find((index) => index >= 0) ?? 0;
}

/** Returns the widths of the columns. A column without seats is an aisle, and narrower. */
function columnsOf(plan: SeatPlan): string {
  const columns = plan[0] ?? [];
  return columns
    .map((_, column) => (plan.some((row) => typeof row[column] === 'number') ? SEAT_WIDTH : AISLE_WIDTH))
    .join(' ');
}

const AISLE_WIDTH = '28px';

/** Callbacks of a seat. The object stays the same while the grid is mounted, so that a seat is rendered again only when it changes. */
interface SeatCallbacks {
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
  passenger: string | undefined;
  /** Whether Tab goes to this seat. */
  isStop: boolean;
  callbacks: SeatCallbacks;
}

/** One seat, which can be pressed or is taken. */
const SeatPlace = memo(function SeatPlace({
  number,
  status,
  index,
  gridArea,
  isLost,
  passenger,
  isStop,
  callbacks,
}: SeatPlaceProps) {
  const { say } = useLocale();
  return (
    <SeatButton
      type="button"
      data-seat={index}
      data-enter="submits"
      style={{ gridArea }}
      tabIndex={isStop ? 0 : -1}
      aria-label={say(isLost ? 'Seat {number}, {status}, just sold' : 'Seat {number}, {status}', {
        number,
        status: say(SEAT_LABELS[status]),
      })}
      aria-pressed={status === 'booked'}
      title={passenger}
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

/** The driver's place, in the colour of the text. */
function SteeringWheel() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M3.5 10.5 9.6 12M20.5 10.5 14.4 12M12 14.5V21" />
    </svg>
  );
}
