import type { Data, WireWaybillRow } from '@motorpark/contract';
import { stepOf, WAYBILL_STATUS_SETTERS, WAYBILL_STATUSES, WAYBILL_TRANSITIONS } from '@motorpark/domain';
import type { Person } from '../access/person';
import { sql } from '../db';
import { changeStatus, statusOrderIn } from '../history';
import type { PersonContext } from '../http/call';
import { Failure, notFound } from '../http/failure';
import { type LockedWaybill, lockWaybill } from './lockWaybill';
import { NO_WAYBILL, standsAt } from './reach';
import { waybillRows } from './waybillRows';

/** Moves a parcel on, or takes a wrong step back: each step by staff of the end of the road where it happens. */
export async function waybillStatus(context: PersonContext): Promise<Data<WireWaybillRow>> {
  const { db, id, input, person, now } = context;
  const { status: to, reason } = statusOrderIn(input);
  return db.transaction(async (tx) => {
    const waybill = await lockWaybill(tx, context);
    const from = waybill.status;
    if (stepOf(WAYBILL_TRANSITIONS, from, to) === 'forward') refuseOthers(waybill, to, person);
    await changeStatus(tx, {
      noun: 'waybill',
      id,
      from,
      to,
      reason,
      transitions: WAYBILL_TRANSITIONS,
      person,
      now,
    });
    const [row] = await waybillRows(tx, sql`waybill.id = ${id}`);
    if (!row) throw notFound(NO_WAYBILL);
    return { data: row };
  });
}

function refuseOthers(waybill: LockedWaybill, to: string, person: Person) {
  const status = WAYBILL_STATUSES.find((one) => one === to);
  const end = status && WAYBILL_STATUS_SETTERS[status];
  if (!end || standsAt(person, end, waybill)) return;
  const where =
    end === 'outgoing'
      ? `${waybill.origin.name}, where it leaves`
      : `${waybill.destination.name}, where it arrives`;
  throw new Failure(403, { message: `Only staff of ${where}, can set this waybill to ${to}.` });
}
