import { counted } from '../format/counted';
import { kilograms } from '../waybill/quantityAndWeight';
import type { WaybillStatus } from '../waybill/waybill';

export interface LoadedParcel {
  /** The waybill's id. */
  id: string;
  number: string;
  destination: string;
  receiverName?: string | undefined;
  receiverPhone?: string | undefined;
  description: string;
  /** Number of pieces. */
  quantity: number;
  /** Weight in grams; undefined if it was not weighed. */
  weight: number | undefined;
  status: string;
}

/** Formats totals as `3 parcels · 7 pieces · 41.5 kg · 1 not weighed`. */
export function formatParcels(parcels: readonly Pick<LoadedParcel, 'quantity' | 'weight'>[]): string {
  const pieces = parcels.reduce((sum, { quantity }) => sum + quantity, 0);
  const grams = parcels.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const unweighed = parcels.filter(({ weight }) => weight === undefined).length;
  const parts = [
    counted(parcels.length, 'parcel'),
    pieces > 0 && counted(pieces, 'piece'),
    grams > 0 && `${kilograms(grams)} kg`,
    unweighed > 0 && `${unweighed} not weighed`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Adds the number of pieces to what was done with a parcel: `WB-7QF3XM-K is received: 3 pieces`. Nothing is added if it is not known. */
export const withPieces = (done: string, quantity: number | undefined): string =>
  quantity === undefined ? done : `${done}: ${counted(quantity, 'piece')}`;

const ARRIVED: readonly string[] = ['Delivered', 'Picked Up'] satisfies WaybillStatus[];

export const hasArrived = ({ status }: Pick<LoadedParcel, 'status'>): boolean => ARRIVED.includes(status);

/** Sorts the parcels of a trip that has left: those that were not received come first. */
export const inArrivalOrder = <Parcel extends Pick<LoadedParcel, 'status'>>(
  parcels: readonly Parcel[],
): Parcel[] => parcels.toSorted((one, other) => Number(hasArrived(one)) - Number(hasArrived(other)));
