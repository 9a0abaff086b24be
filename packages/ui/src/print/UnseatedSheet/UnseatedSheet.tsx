import {
  type Instant,
  type Unseated,
  formatDateTime,
  formatPhone,
  formatReceiptDate,
  formatSeats,
  counted,
} from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { Lines, Passengers, Sheet, Totals, Who } from '../ManifestSheet/ManifestSheet.styles';
import { usePaper } from '../Paper/Paper';
import { ReceiptHead } from '../receipt/ReceiptParts';
import { Heading, Title } from '../receipt/receipt.styles';
import { withWholeNumbers } from '../receipt/unbroken';

export interface UnseatedSheetProps {
  /** Who waits longest first. */
  unseated: readonly Unseated[];
  letterhead: Letterhead;
  /** When it is printed. */
  printedAt: Instant;
}

/**
 * Those who have lost their seats, with the phones to call them by and room to write down what was agreed. It sets itself by the `Paper` (or
 * `PrintSheet`) it stands on: a table on a page, blocks under one another on a roll.
 */
export function UnseatedSheet({ unseated, letterhead, printedAt }: UnseatedSheetProps) {
  const paper = usePaper();
  return (
    <Sheet $paper={paper} aria-label={TITLE}>
      <ReceiptHead letterhead={letterhead} paper={paper} />
      <Title $paper={paper}>
        <Heading $paper={paper}>{TITLE}</Heading>
        <p>{formatReceiptDate(printedAt)}</p>
      </Title>
      {paper === 'A4' ? (
        <Passengers $paper={paper}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Phone</th>
              <th scope="col">Seats</th>
              <th scope="col">Was to go with</th>
              <th scope="col">Ticket</th>
              <th scope="col">Agreed</th>
            </tr>
          </thead>
          <tbody>
            {unseated.map((one) => (
              <tr key={one.id}>
                <td>{one.name}</td>
                <td data-whole>{phoneOf(one)}</td>
                <td>{formatSeats(one.seats)}</td>
                <td>{tripOf(one)}</td>
                <td data-whole>{one.ticketNumber}</td>
                <td>{BLANK}</td>
              </tr>
            ))}
          </tbody>
        </Passengers>
      ) : (
        <Lines $paper={paper} aria-label={TITLE}>
          {unseated.map((one) => (
            <li key={one.id}>
              <Who $paper={paper}>{one.name}</Who>
              <p>{phoneOf(one)}</p>
              <p>{`Had ${formatSeats(one.seats)} · ${tripOf(one)}`}</p>
              <p>{one.ticketNumber}</p>
              <p>{`Agreed: ${BLANK}`}</p>
            </li>
          ))}
        </Lines>
      )}
      <Totals $paper={paper}>{totalOf(unseated)}</Totals>
    </Sheet>
  );
}

const TITLE = 'Without a seat';

/** Room to write in by hand. */
const BLANK = '____________';

const phoneOf = ({ phone }: Unseated) => withWholeNumbers(formatPhone(phone));

const tripOf = ({ routeId, travelDate, vehicleNumber }: Unseated) =>
  `${routeId}, ${formatDateTime(travelDate)}, ${vehicleNumber}`;

function totalOf(unseated: readonly Unseated[]): string {
  const people = unseated.reduce((sum, { seats }) => sum + seats.length, 0);
  return counted(people, 'passenger');
}
