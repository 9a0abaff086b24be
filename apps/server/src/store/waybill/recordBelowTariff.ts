import { belowTariff } from '@motorpark/domain';
import { type Transaction, columns, sql } from '../../db';
import { type GiveBack, recordGiveBack } from '../giveBack/recordGiveBack';
import type { Parcel } from './parcel';

interface Taken extends Omit<GiveBack, 'way' | 'amount' | 'kept'> {
  parcel: Parcel;
  /** The parcel before an edit. */
  before?: Parcel;
}

/** Records what a parcel costs less than the company's tariff (docs/waybill.md#tariff); of an edit, what of it is neither on record yet nor given back by the edit. */
export async function recordBelowTariff(tx: Transaction, { parcel, before, ...act }: Taken): Promise<void> {
  const [company] = await tx.query(sql`select ${columns('company.parcel_tariff')} from company`);
  const below = ({ origin, destination, weight, amount }: Parcel) =>
    belowTariff(company?.parcel_tariff ?? '', {
      origin: origin.name,
      destination: destination.name,
      weight,
      amount,
    });
  const known = before ? below(before) + Math.max(0, before.amount - parcel.amount) : 0;
  const amount = below(parcel) - known;
  if (amount > 0) await recordGiveBack(tx, { ...act, way: 'below', amount, kept: 0 });
}
