import { addDays, lagosDay, newWaybillNumber, type Kobo, type WaybillStatus } from '@motorpark/domain';
import { GOODS } from './goods';
import { before, lagosTime, minutesAfter } from './moments';
import { aName, anAddress, aPhone } from './names';
import type { Office, Road } from './office';
import { distinct, idAt, type Random } from './random';
import type { WaybillRow } from './rows';

const WAYBILLS = 190;
/** Booked over so many days, today included. */
const DAYS = 10;
/** One of so many was booked by mistake. */
const MISTAKE = 0.02;

export function takeInParcels({ roads }: Office, now: Date, random: Random): WaybillRow[] {
  const newNumber = distinct(() => newWaybillNumber(random.next));
  return Array.from({ length: WAYBILLS }, (_, index) => {
    const road = random.pick(roads);
    const day = addDays(lagosDay(now.toISOString()), (index % DAYS) + 1 - DAYS);
    const time = `${String(random.int(6, 19)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
    return waybill(road, newNumber(), before(lagosTime(day, time), now), now, random);
  });
}

function waybill(road: Road, number: string, bookedAt: Date, now: Date, random: Random): WaybillRow {
  const goods = random.pick(GOODS);
  const quantity = random.int(1, goods.most);
  const grams = Math.round(goods.kg * 1_000) * quantity;
  const sender = aName(random);
  const isMistake = random.chance(MISTAKE);
  const corrected = minutesAfter(
    bookedAt,
    Math.min(random.int(3, 14), (now.getTime() - bookedAt.getTime()) / 120_000),
  );
  const status = statusAfter((now.getTime() - bookedAt.getTime()) / 60_000, road.line.minutes, random);
  return {
    id: idAt(bookedAt, random),
    number,
    sender_name: sender,
    sender_number: aPhone(random),
    sender_email: random.chance(0.6) ? `${sender.toLowerCase().replace(' ', '.')}@mail.example` : '',
    sender_address: anAddress(road.origin.city, random),
    receiver_name: aName(random),
    receiver_number: aPhone(random),
    origin_terminal_id: road.origin.id,
    destination_terminal_id: road.destination.id,
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
    amount_kobo: charge(grams, road.line.km),
    handling_instructions: goods.handling,
    status: isMistake ? 'Pending' : status,
    booked_by: road.seller.id,
    booked_at: bookedAt.toISOString(),
    deleted_at: isMistake ? corrected.toISOString() : null,
    deleted_by: isMistake ? road.seller.id : null,
  };
}

/** ₦1,500, and by weight and way; to full hundreds of naira. */
const charge = (grams: number, km: number): Kobo =>
  (15 + Math.ceil(grams / 12_000) + Math.ceil(km / 60)) * 10_000;

/** It leaves within a day, travels by truck, longer than a bus, and is fetched one to four days later. */
function statusAfter(minutes: number, road: number, random: Random): WaybillStatus {
  const left = random.int(4 * 60, 16 * 60);
  const arrived = left + road + random.int(3 * 60, 10 * 60);
  const fetched = arrived + random.int(20 * 60, 80 * 60);
  if (minutes < left) return 'Pending';
  if (minutes < arrived) return 'On-Transit';
  return minutes < fetched ? 'Delivered' : 'Picked Up';
}
