import { type LoadedParcel, kilograms, counted } from '@motorpark/domain';
import type { PaperSize } from '../paper';
import { Lines, Passengers, Who } from './ManifestSheet.styles';

interface ParcelLinesProps {
  parcels: readonly LoadedParcel[];
  paper: PaperSize;
}

const TITLE = 'Parcels aboard';

/** What goes along, by waybill: a table on a page, blocks under one another on a roll. */
export function ParcelLines({ parcels, paper }: ParcelLinesProps) {
  if (paper !== 'A4') {
    return (
      <Lines $paper={paper} aria-label={TITLE}>
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <Who $paper={paper}>{`${parcel.number} to ${parcel.destination}`}</Who>
            <p>{parcel.description}</p>
            <p>{[piecesOf(parcel), weightOf(parcel)].join(', ')}</p>
          </li>
        ))}
      </Lines>
    );
  }
  return (
    <Passengers $paper={paper}>
      <caption>{TITLE}</caption>
      <thead>
        <tr>
          <th scope="col">Waybill</th>
          <th scope="col">To</th>
          <th scope="col">Goods</th>
          <th scope="col">Pieces</th>
          <th scope="col">Weight</th>
        </tr>
      </thead>
      <tbody>
        {parcels.map((parcel) => (
          <tr key={parcel.id}>
            <td data-whole>{parcel.number}</td>
            <td>{parcel.destination}</td>
            <td>{parcel.description}</td>
            <td>{parcel.quantity}</td>
            <td data-whole>{weightOf(parcel)}</td>
          </tr>
        ))}
      </tbody>
    </Passengers>
  );
}

const piecesOf = ({ quantity }: LoadedParcel) => counted(quantity, 'piece');

/** What nobody has weighed is written in by hand. */
const weightOf = ({ weight }: LoadedParcel) =>
  weight === undefined ? '______ kg' : `${kilograms(weight)} kg`;
