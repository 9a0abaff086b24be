import { collectionWire } from '@motorpark/contract';
import {
  collectionSchema,
  collectionChanges,
  isValuable,
  stepOf,
  WAYBILL_STATUS_SETTERS,
  WAYBILL_STATUSES,
  WAYBILL_TRANSITIONS,
  type WaybillStatus,
} from '@motorpark/domain';
import { type Transaction, columns, sql } from '../../db';
import { recordEdit, settingStatus, statusSetter } from '../../store/history';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import { forbidden, invalid } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { recordSentAgain } from '../../store/giveBack/recordSentAgain';
import { detachFromTrip } from '../../store/loading/detachFromTrip';
import { refuseUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { type LockedWaybill, waybills } from '../../store/waybill/lockWaybill';
import { mayActOnParcel } from '../../store/waybill/reach';
import { giveBackStorage, settleStorage } from '../../store/waybill/storage';

const PENDING = 'Pending' satisfies WaybillStatus;
const ON_TRANSIT = 'On-Transit' satisfies WaybillStatus;
const PICKED_UP = 'Picked Up' satisfies WaybillStatus;

const LEAVES_WITHOUT_BUS = 'It is not loaded onto a bus. Load it, or say how it leaves.';

/** The steps of a waybill's status. Each belongs to the staff of the terminal where it happens. */
const STATUS = {
  ...waybills,
  transitions: WAYBILL_TRANSITIONS,
  refuse: refuseWithoutRight,
  refuseBack: (waybill: LockedWaybill, { person }: PersonContext) =>
    refuseElsewhere(waybill, waybill.status, person, `take back its ${waybill.status}`),
  reasonMissing: (to: string) => (to === ON_TRANSIT ? LEAVES_WITHOUT_BUS : undefined),
  afterwards: applyStatus,
};

export const waybillStatus = settingStatus(STATUS);

export const setWaybillStatus = statusSetter(STATUS);

async function applyStatus(tx: Transaction, waybill: LockedWaybill, to: string, context: PersonContext) {
  const { id } = waybill;
  await refuseUnconfirmed(tx, { noun: 'waybill', id }, (message) => invalid({ status: message }));
  if (to === PENDING) await detachFromTrip(tx, waybill, context);
  if (to === ON_TRANSIT) await recordSentAgain(tx, [id], context);
  if (to === PICKED_UP) await recordCollector(tx, waybill, context);
  if (waybill.status === PICKED_UP) await giveBackStorage(tx, waybill, to, context);
}

const RULES = columns('company.identification_worth_kobo');

const GOES_WITH_ITS_BUS =
  'It is loaded onto a bus, and is on its way when that leaves. To send it otherwise, take it off first.';

/** Stores who collects the parcel, and what they paid for storage, in its history. Throws a 422 if something of that is missing. */
async function recordCollector(tx: Transaction, waybill: LockedWaybill, context: PersonContext) {
  const { input, person, now } = context;
  const { id, receiverName, worth } = waybill;
  const [rules] = await tx.query(sql`select ${RULES} from company`);
  const schema = collectionSchema({
    receiver: receiverName,
    isValuable: isValuable(worth, rules?.identification_worth_kobo),
  });
  const collection = valuesIn(collectionWire, schema, input, { isStrict: true });
  const storage = await settleStorage(tx, waybill, context);
  const fields = [...collectionChanges(collection), ...storage.fields];
  await recordEdit(tx, { noun: 'waybill', id, fields, reason: storage.reason, person, now });
}

/** The right needed for each step, by the terminal where it happens. */
const STEPS = { outgoing: 'waybill.sendOff', incoming: 'waybill.handOver' } as const;

function refuseWithoutRight(waybill: LockedWaybill, to: string, { person }: PersonContext): void {
  if (stepOf(WAYBILL_TRANSITIONS, waybill.status, to) !== 'forward') return;
  if (waybill.status === PENDING && waybill.tripId !== null) throw invalid({ status: GOES_WITH_ITS_BUS });
  refuseElsewhere(waybill, to, person, `set this waybill to ${to}`);
}

/** Throws a 403 unless the person may take the step to a status where it happens. */
function refuseElsewhere(waybill: LockedWaybill, taken: string, person: Person, what: string): void {
  const status = WAYBILL_STATUSES.find((one) => one === taken);
  const end = status && WAYBILL_STATUS_SETTERS[status];
  if (!end || mayActOnParcel(waybill, person, STEPS[end])) return;
  const where =
    end === 'outgoing'
      ? `${waybill.origin.name}, where it leaves`
      : `${waybill.destination.name}, where it arrives`;
  throw forbidden(`Only staff of ${where}, can ${what}.`);
}
