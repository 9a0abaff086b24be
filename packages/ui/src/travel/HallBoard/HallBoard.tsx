import {
  CANCELLED,
  type Departure,
  type Instant,
  formatMinutes,
  formatTime,
  formatToGo,
  lagosDay,
  minutesToGo,
  seatsLeft,
} from '@motorpark/domain';
import { Clock, Column, Foot, Head, Lines, Nothing, Screen, When } from './HallBoard.styles';

/** One line of it. */
export type HallDeparture = Omit<Departure, 'routeId' | 'origin' | 'parcels' | 'unseated'>;

export interface HallBoardProps {
  /** Whose hall it is: "Awka". */
  terminal: string;
  /** The company's name. */
  company: string;
  /** What still leaves today and tomorrow, the next one first. */
  departures: readonly HallDeparture[];
  /** This moment: the clock on the wall, and what "in 25 min" counts from. */
  now: Instant;
  /** Which page is shown, from 0; whoever turns them starts anew behind the last one. */
  page?: number;
  /** When the last news came, where none comes any more. */
  lostSince?: Instant | undefined;
}

/** Lines on a page: at 6 m one reads a letter of 1.8 cm, and 7 lines of them fit on a television of 43 inches. */
const HALL_LINES = 7;

/** How many pages so many departures fill. */
export const hallPages = (departures: number): number => Math.max(1, Math.ceil(departures / HALL_LINES));

/** The board on the television in a terminal's hall: what leaves when, and whether there are seats. No names, no money, nothing to press. */
export function HallBoard({ terminal, company, departures, now, page = 0, lostSince }: HallBoardProps) {
  const pages = hallPages(departures.length);
  const shown = page % pages;
  const lines = departures.slice(shown * HALL_LINES, (shown + 1) * HALL_LINES);

  return (
    <Screen>
      <Head>
        <h1>{`Departures from ${terminal}`}</h1>
        <Clock>{formatTime(now)}</Clock>
      </Head>
      {lines.length === 0 ? (
        <Nothing>Nothing leaves today or tomorrow</Nothing>
      ) : (
        <Lines aria-label="Departures">
          <colgroup>
            <Column $share={17} />
            <Column $share={27} />
            <Column $share={20} />
            <Column $share={13} />
            <Column $share={23} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">To</th>
              <th scope="col">Vehicle</th>
              <th scope="col">Seats</th>
              <th scope="col">Leaves</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((departure) => (
              <Line key={departure.id} departure={departure} now={now} />
            ))}
          </tbody>
        </Lines>
      )}
      <Foot $isLost={lostSince !== undefined}>
        <span role={lostSince === undefined ? undefined : 'alert'}>
          {lostSince === undefined
            ? company
            : `The connection was lost. This is how it was at ${formatTime(lostSince)}.`}
        </span>
        {pages > 1 && <span>{`Page ${shown + 1} of ${pages}`}</span>}
      </Foot>
    </Screen>
  );
}

function Line({ departure, now }: { departure: HallDeparture; now: Instant }) {
  const { travelDate, destination, vehicleNumber } = departure;
  const minutes = minutesToGo(departure, now);
  return (
    <tr>
      <td>{formatTime(departure.delayedFrom ?? travelDate)}</td>
      <th scope="row">{destination}</th>
      <td translate="no">{vehicleNumber}</td>
      <td>{seatsOf(departure)}</td>
      <When $isLate={isTrouble(departure, minutes)}>{whenOf(departure, minutes, now)}</When>
    </tr>
  );
}

/** What nobody should overlook: it is late, leaves later than it said, or does not run. */
const isTrouble = ({ status, delayedFrom }: HallDeparture, minutes: number | undefined): boolean =>
  status === CANCELLED || (minutes !== undefined && (minutes < 0 || delayedFrom !== undefined));

/** How many are aboard once the first one is, else how many seats there are. */
function seatsOf(departure: HallDeparture): string {
  if (departure.status === CANCELLED) return '–';
  if (departure.boardedSeats > 0) return `${departure.boardedSeats}/${departure.soldSeats} in`;
  const left = seatsLeft(departure);
  return left === 0 ? 'Full' : `${left} free`;
}

/** `tomorrow`, `in 25 min`, `Delayed until 02:30 PM`, `20 min late`: as short as it can be said. */
function whenOf(
  { status, travelDate, delayedFrom }: HallDeparture,
  minutes: number | undefined,
  now: Instant,
): string {
  if (minutes === undefined) return status;
  if (minutes < 0) return `${formatMinutes(-minutes)} late`;
  if (delayedFrom !== undefined) return `Delayed until ${formatTime(travelDate)}`;
  return lagosDay(travelDate) === lagosDay(now) ? formatToGo(minutes) : 'tomorrow';
}
