import {
  addDays,
  lagosDay,
  newWaybillNumber,
  WAYBILL_STATUS_SETTERS,
  type Direction,
  type Kobo,
  type WaybillStatus,
} from '@motorpark/domain';
import { GOODS } from './goods';
import { earlier, moveBefore, lagosTime, minutesAfter } from './moments';
import { aName, anAddress, aPhone } from './names';
import { findOrThrow, type Office, type Leg } from './office';
import { distinct, idAt, seededRandom, type Random } from './random';
import type { ChangeRow, PersonRow, WaybillRow } from './rows';
import type { Departure } from './trips';

const WAYBILLS = 190;
/** Number of days with bookings, including today. */
const DAYS = 10;
/** The share of waybills that were booked by mistake. */
const MISTAKE_SHARE = 0.02;

/** Waybills and the status steps that they took. */
interface Parcels {
  waybills: WaybillRow[];
  changes: ChangeRow[];
}

/** Generates the parcels, each with the bus that took it, so that none is missing. */
export function takeInParcels(
  { legs, people }: Office,
  departures: readonly Departure[],
  now: Date,
  random: Random,
): Parcels {
  const newNumber = distinct(() => newWaybillNumber(random.next));
  const parcels = Array.from({ length: WAYBILLS }, (_, index) => {
    const leg = random.pick(legs);
    const day = addDays(lagosDay(now.toISOString()), (index % DAYS) + 1 - DAYS);
    const time = `${String(random.int(6, 19)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
    const bookedAt = moveBefore(lagosTime(day, time), now);
    return { leg, ...parcel(leg, newNumber(), bookedAt, busFor(leg, bookedAt, departures), now, random) };
  });
  return {
    waybills: parcels.map(({ waybill }) => waybill),
    changes: parcels.flatMap(({ leg, waybill, steps }) => {
      const receiver = findOrThrow(people, ({ terminal_id }) => terminal_id === leg.destination.id);
      return changesOf(waybill, steps, { outgoing: leg.seller, incoming: receiver });
    }),
  };
}

interface Parcel {
  waybill: WaybillRow;
  steps: Step[];
}

/** From the time at which a parcel is taken in until its bus leaves at the earliest, in minutes. */
const HANDLING = 60;
const A_DAY = 24 * 60;

/** Returns the next bus of a parcel's route; undefined for one that left before the first day of the trips. */
function busFor(leg: Leg, bookedAt: Date, departures: readonly Departure[]): Departure | undefined {
  const [from, until] = [minutesAfter(bookedAt, HANDLING), minutesAfter(bookedAt, HANDLING + A_DAY)];
  return departures
    .filter((one) => one.leg === leg && one.departsAt >= from && one.departsAt <= until)
    .toSorted((one, other) => one.departsAt.getTime() - other.departsAt.getTime())[0];
}

function parcel(
  leg: Leg,
  number: string,
  bookedAt: Date,
  bus: Departure | undefined,
  now: Date,
  random: Random,
): Parcel {
  const goods = random.pick(GOODS);
  const quantity = random.int(1, goods.most);
  const grams = Math.round(goods.kg * 1_000) * quantity;
  const sender = aName(random);
  const isMistake = random.chance(MISTAKE_SHARE);
  const corrected = minutesAfter(
    bookedAt,
    Math.min(random.int(3, 14), (now.getTime() - bookedAt.getTime()) / 120_000),
  );
  const journey = journeyOf(bookedAt, leg.line.minutes, bus, now, random);
  const steps = isMistake ? [] : journey.filter(({ at }) => at <= now);
  const waybill: WaybillRow = {
    id: idAt(bookedAt, random),
    number,
    sender_name: sender,
    sender_number: aPhone(random),
    sender_email: random.chance(0.6) ? `${sender.toLowerCase().replace(' ', '.')}@mail.example` : '',
    sender_address: anAddress(leg.origin.city, random),
    receiver_name: aName(random),
    receiver_number: aPhone(random),
    origin_terminal_id: leg.origin.id,
    destination_terminal_id: leg.destination.id,
    book_date: lagosDay(bookedAt.toISOString()),
    description: goods.description,
    quantity,
    weight_grams: grams,
    worth_kobo: goods.worth * quantity * 100,
    payment_method: random.weighted([
      ['Cash', 50],
      ['Bank Transfer', 32],
      ['POS', 18],
    ]),
    amount_kobo: charge(grams, leg.line.km),
    handling_instructions: goods.handling,
    status: steps.at(-1)?.to ?? 'Pending',
    trip_id: steps.length > 0 && bus ? bus.trip.id : null,
    booked_by: leg.seller.id,
    booked_at: bookedAt.toISOString(),
    deleted_at: isMistake ? corrected.toISOString() : null,
    deleted_by: isMistake ? leg.seller.id : null,
  };
  return { waybill, steps };
}

/** Returns the charge: ₦1,500 plus an amount by weight and distance, in whole hundreds of naira. */
const charge = (grams: number, km: number): Kobo =>
  (15 + Math.ceil(grams / 12_000) + Math.ceil(km / 60)) * 10_000;

/** A status, and when it was set. */
interface Step {
  to: WaybillStatus;
  at: Date;
}

/** Generates a parcel's steps: it leaves with its bus, also at night, is received as soon as that arrives, and is picked up one to four days later. */
function journeyOf(
  bookedAt: Date,
  leg: number,
  bus: Departure | undefined,
  now: Date,
  random: Random,
): Step[] {
  const left = random.int(4 * 60, 16 * 60);
  const unloaded = random.int(10, 50);
  const fetched = random.int(20 * 60, 80 * 60);
  if (bus?.trip.status === 'Scheduled') return [];
  const leaves = bus?.departsAt ?? minutesAfter(bookedAt, left);
  const arrives = minutesAfter(leaves, leg);
  const received = arrives <= now ? earlier(minutesAfter(arrives, unloaded), now) : arrives;
  return [
    { to: 'On-Transit', at: leaves },
    { to: 'Delivered', at: received },
    { to: 'Picked Up', at: nextOpenTime(minutesAfter(received, fetched)) },
  ];
}

const OPENS = 7 * 60;
const CLOSES = 20 * 60;

/** Moves a time at night to the first hour in which the terminal is open. */
function nextOpenTime(moment: Date): Date {
  const day = lagosDay(moment.toISOString());
  const minute = (moment.getTime() - lagosTime(day, '00:00').getTime()) / 60_000;
  if (minute >= OPENS && minute < CLOSES) return moment;
  const morning = lagosTime(minute < OPENS ? day : addDays(day, 1), '07:00');
  return minutesAfter(morning, minute % 60);
}

/** Builds the changes of a waybill; each step was taken by staff of the end of the route where it happened. */
function changesOf(
  waybill: WaybillRow,
  steps: readonly Step[],
  staff: Readonly<Record<Direction, PersonRow>>,
): ChangeRow[] {
  // A generator of its own, so that it does not affect the random numbers of later records.
  const random = seededRandom(Date.parse(waybill.booked_at) / 1000);
  return steps.map(({ to, at }, index) => {
    const person = staff[WAYBILL_STATUS_SETTERS[to]];
    return {
      id: idAt(at, random),
      waybill_id: waybill.id,
      kind: 'status',
      from_status: steps[index - 1]?.to ?? 'Pending',
      to_status: to,
      person_id: person.id,
      terminal_id: person.terminal_id,
      at: at.toISOString(),
    };
  });
}
