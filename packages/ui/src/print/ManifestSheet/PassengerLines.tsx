import { type ManifestLine, formatPhone } from '@motorpark/domain';
import type { PaperSize } from '../paper';
import { withWholeNumbers } from '../receipt/unbroken';
import { Lines, Passengers, Who } from './ManifestSheet.styles';

interface PassengerLinesProps {
  passengers: readonly ManifestLine[];
  paper: PaperSize;
}

const NOBODY = 'Nobody has a seat in this trip yet';

/** Everybody who has a seat, by seat: a table on a page, blocks under one another on a roll. */
export function PassengerLines({ passengers, paper }: PassengerLinesProps) {
  if (passengers.length === 0) return <p>{NOBODY}</p>;
  if (paper !== 'A4') {
    return (
      <Lines $paper={paper} aria-label="Passengers by seat">
        {passengers.map((line) => (
          <li key={line.seat}>
            <Who $paper={paper}>{`${line.seat}. ${nameOf(line)}${markOf(line)}`}</Who>
            <p>{phoneOf(line.phone)}</p>
            <p>{line.address || BLANK}</p>
            <p>{`Next of kin: ${kinOf(line)}`}</p>
          </li>
        ))}
      </Lines>
    );
  }
  return (
    <Passengers $paper={paper}>
      <caption>Passengers by seat</caption>
      <thead>
        <tr>
          <th scope="col">Seat</th>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">Address</th>
          <th scope="col">Next of kin</th>
        </tr>
      </thead>
      <tbody>
        {passengers.map((line) => (
          <tr key={line.seat}>
            <td>{line.seat}</td>
            <td>{`${nameOf(line)}${markOf(line)}`}</td>
            <td data-whole>{phoneOf(line.phone)}</td>
            <td>{line.address || BLANK}</td>
            <td>{kinOf(line)}</td>
          </tr>
        ))}
      </tbody>
    </Passengers>
  );
}

/** Room to write in by hand. */
const BLANK = '____________';

const nameOf = ({ name }: ManifestLine) => name || BLANK;

const phoneOf = (phone: string) => (phone ? withWholeNumbers(formatPhone(phone)) : BLANK);

const kinOf = ({ nextOfKinName, nextOfKinPhone }: ManifestLine) =>
  [nextOfKinName || BLANK, phoneOf(nextOfKinPhone)].join(', ');

/** What came of somebody who was to board. */
function markOf({ boardedAt, isNoShow }: ManifestLine): string {
  if (isNoShow) return ' (no-show)';
  return boardedAt === undefined ? '' : ' (aboard)';
}
