import {
  CANCELLED,
  type Departure,
  formatMinutes,
  formatTime,
  formatToGo,
  type Instant,
  lagosDay,
  minutesToGo,
  type Region,
  seatsLeft,
  busText,
} from '@motorpark/domain';
import { css, styled } from 'styled-components';
import { type Say, useLocale } from '../../locale';
import { color, hallFont } from '../../theme';

/** One line of the board. */
export type HallDeparture = Omit<Departure, 'routeId' | 'origin' | 'parcels' | 'unseated'>;

export interface HallBoardProps {
  /** Name of the terminal: "Awka". */
  terminal: string;
  /** The company's name. */
  company: string;
  /** Departures still to come today and tomorrow, the next one first. */
  departures: readonly HallDeparture[];
  /** The current time, for the clock and for texts such as "in 25 min". */
  now: Instant;
  /** Index of the page to show, from 0. After the last page the first one is shown again. */
  page?: number;
  /** Time of the last update if the connection is lost; undefined if it is not. */
  lostSince?: Instant | undefined;
}

/** Lines per page: at 6 m people can read letters of 1.8 cm, and 7 such lines fit on a television of 43 inches. */
const HALL_LINES = 7;

/** Returns the number of pages that this many departures fill. */
export const hallPages = (departures: number): number => Math.max(1, Math.ceil(departures / HALL_LINES));

/**
 * The board on the television in a terminal's hall: what leaves when, and whether there are seats. It shows no names
 * and no money, and has nothing to press.
 */
export function HallBoard({ terminal, company, departures, now, page = 0, lostSince }: HallBoardProps) {
  const { region, say } = useLocale();
  const pages = hallPages(departures.length);
  const shownPage = page % pages;
  const lines = departures.slice(shownPage * HALL_LINES, (shownPage + 1) * HALL_LINES);

  return (
    <Screen>
      <Head>
        <h1>{say('Departures from {terminal}', { terminal })}</h1>
        <Clock>{formatTime(now, region)}</Clock>
      </Head>
      {lines.length === 0 ? (
        <Nothing>{say('Nothing leaves today or tomorrow')}</Nothing>
      ) : (
        <Lines aria-label={say('Departures')}>
          <colgroup>
            <Column $share={17} />
            <Column $share={27} />
            <Column $share={20} />
            <Column $share={13} />
            <Column $share={23} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{say('Time')}</th>
              <th scope="col">{say('To')}</th>
              <th scope="col">{say('Vehicle')}</th>
              <th scope="col">{say('Seats')}</th>
              <th scope="col">{say('Leaves')}</th>
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
            : say('The connection was lost. This is how it was at {time}.', {
                time: formatTime(lostSince, region),
              })}
        </span>
        {pages > 1 && <span>{say('Page {page} of {of}', { page: shownPage + 1, of: pages })}</span>}
      </Foot>
    </Screen>
  );
}

function Line({ departure, now }: { departure: HallDeparture; now: Instant }) {
  const { travelDate, destination, vehicleNumber } = departure;
  const { region, say } = useLocale();
  const minutes = minutesToGo(departure, now);
  return (
    <tr>
      <td>{formatTime(departure.delayedFrom ?? travelDate, region)}</td>
      <th scope="row">{destination}</th>
      <td translate="no">{busText(vehicleNumber)}</td>
      <td>{seatsOf(departure, say)}</td>
      <When $isLate={needsAttention(departure, minutes)}>
        {whenOf(departure, minutes, now, { region, say })}
      </When>
    </tr>
  );
}

/** Returns whether a departure must not be overlooked: it is late, delayed, or cancelled. */
const needsAttention = ({ status, delayedFrom }: HallDeparture, minutes: number | undefined): boolean =>
  status === CANCELLED || (minutes !== undefined && (minutes < 0 || delayedFrom !== undefined));

/** Returns how many passengers are aboard once the first one is, else how many seats are free. */
function seatsOf(departure: HallDeparture, say: Say): string {
  if (departure.status === CANCELLED) return '–';
  if (departure.boardedSeats > 0)
    return say('{boarded}/{sold} in', { boarded: departure.boardedSeats, sold: departure.soldSeats });
  const left = seatsLeft(departure);
  return left === 0 ? say('Full') : say('{left} free', { left });
}

/** Returns when it leaves, as briefly as possible: `tomorrow`, `in 25 min`, `Delayed until 02:30 PM`, `20 min late`. */
function whenOf(
  { status, travelDate, delayedFrom }: HallDeparture,
  minutes: number | undefined,
  now: Instant,
  { region, say }: { region: Region; say: Say },
): string {
  if (minutes === undefined) return status;
  if (minutes < 0) return say('{time} late', { time: formatMinutes(-minutes) });
  if (delayedFrom !== undefined) return say('Delayed until {time}', { time: formatTime(travelDate, region) });
  return lagosDay(travelDate, region) === lagosDay(now, region) ? formatToGo(minutes) : say('tomorrow');
}

/** Everything on the television in a hall scales with the screen. */
const Screen = styled.main`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 2vh;
  min-height: 100vh;
  padding: 3vh 3vw;
  font: ${hallFont.text};
  font-variant-numeric: tabular-nums;
  color: ${color.text.default};
  background: ${color.surface.canvas};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 3vw;

  h1 {
    font: ${hallFont.title};
    overflow-wrap: anywhere;
  }
`;

const Clock = styled.p`
  font: ${hallFont.title};
`;

const Lines = styled.table`
  align-self: start;
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  th,
  td {
    padding: 1vh 1vw;
    border-bottom: 1px solid ${color.line.default};
    font: inherit;
    text-align: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  thead th {
    font: ${hallFont.small};
    color: ${color.text.muted};
  }

  tbody th {
    font: ${hallFont.strong};
  }
`;

const Column = styled.col<{ $share: number }>`
  width: ${({ $share }) => $share}%;
`;

/** The time until departure. If it is late it has the colour of a warning, and its text says so as well. */
const When = styled.td<{ $isLate: boolean }>`
  ${({ $isLate }) =>
    $isLate &&
    css`
      color: ${color.status.warning.fg};
    `}
`;

const Foot = styled.footer<{ $isLost: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 3vw;
  font: ${hallFont.small};
  color: ${color.text.muted};

  ${({ $isLost }) =>
    $isLost &&
    css`
      padding: 1vh 1vw;
      color: ${color.status.danger.fg};
      background: ${color.status.danger.bg};
    `}
`;

const Nothing = styled.p`
  align-self: center;
  font: ${hallFont.title};
  text-align: center;
`;
