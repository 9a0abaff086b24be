import { newWaybillNumber } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, type Transaction, newId, sql } from '../../db';
import { insertWithFreeNumber } from '../../db/freeNumber';
import type { Parcel } from './parcel';
import { waybillColumns } from './waybillColumns';

/** Inserts a waybill under a random unused number. */
export const insertWaybill = (
  tx: Transaction,
  { parcel, person, now }: { parcel: Parcel; person: Person; now: Date },
): Promise<{ id: string; number: string }> =>
  insertWithFreeNumber(newWaybillNumber, (number) =>
    tx.query(sql`
      insert into waybill (id, number, ${waybillColumns.inserted}, booked_by, booked_at)
      values (${newId()}, ${number}, ${waybillColumns.values(parcel)}, ${person.id}, ${now})
      on conflict (number) do nothing returning ${columns('waybill.id', 'waybill.number')}`),
  );
