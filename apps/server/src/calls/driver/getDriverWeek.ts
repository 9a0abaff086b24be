import type { Data, WireDuty } from '@motorpark/contract';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { drivers } from '../../store/driver/drivers';
import { findRecord } from '../../store/record';
import { dayIn } from '../../store/search';
import { dutiesOfWeek } from '../../store/trip/duties';

/** Returns the trips of a driver, as first or second one, in the week that begins on a day. */
export async function getDriverWeek({ db, id, input }: PersonContext): Promise<Data<WireDuty[]>> {
  const from = dayIn(input.from, 'from');
  const driver = isId(id) ? await findRecord(drivers, db, id) : undefined;
  if (!driver) throw notFound(drivers.missing);
  return { data: await dutiesOfWeek(db, id, from) };
}
