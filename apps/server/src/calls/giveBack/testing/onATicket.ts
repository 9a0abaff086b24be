import type { ShiftMethod } from '@motorpark/domain';
import { newId, sql } from '../../../db';
import { aBooking } from '../../../testing/booking';
import { isDone, methodOf, wasGivenBackOtherwise } from './day';
import { RULE, type Ride, claimOf, isCashRelabelled, isCorrected, keptOf, untilOn } from './passengers';
import { type Doing, type OnATicket, freeSeats, moveAtTheSamePrice } from './step';

const WHY = { reason: 'The passenger is ill' };

/** What is done to one ticket. */
export const onATicket: Readonly<Record<OnATicket, (ride: Ride, doing: Doing) => Promise<void>>> = {
  async seats(ride, doing) {
    const more = doing.seats - ride.seats.length;
    if (ride.fare === undefined || more === 0) return;
    const seats = more < 0 ? ride.seats.slice(0, more) : [...ride.seats, ...freeSeats(doing.day, more)];
    const method = doing.isWitnessed ? doing.method : ride.method;
    await edit(ride, doing, { seats, amount: ride.fare * seats.length, method });
  },
  method: (ride, doing) => edit(ride, doing, { ...ride, method: doing.method }),
  move,
  refund,
  remove,
  async board(ride, { send }) {
    const answer = await send('PUT', `board_passengers/${ride.bus.id}`, { code: String(ride.seats[0]) });
    if (!isDone(answer)) return;
    ride.isAboard = true;
    ride.bus.wasBoarded = true;
  },
  async reseat(ride, { day, bus, now, send }) {
    const seat_number = freeSeats(day, ride.seats.length);
    if (!isDone(await send('PUT', `seat_unseated/${ride.id}`, { trip_id: bus.id, seat_number }))) return;
    ride.until = untilOn(bus, ride, now);
    moveAtTheSamePrice(day, ride, bus);
    ride.seats = seat_number;
  },
  async print(ride, { send }) {
    isDone(await send('POST', `print_ticket/${ride.id}`, { receipt: 'customer' }));
  },
  /** A colleague or the head office sees the transfer; for cash there is none. */
  async confirm(ride, { day, send }) {
    if (isCashRelabelled(ride)) return;
    const [payment] = await day.office.db.query<{ id: string }>(sql`
      select id from awaited_payment where outcome is null and id in (select id from operation where ticket_id = ${ride.id})`);
    const seen = { reference: newId(), amount: ride.amount / 100 };
    if (payment) ride.isConfirmed = isDone(await send('PUT', `confirm_payment/${payment.id}`, seen));
  },
};

/** Changes the seats or the payment method. All of it is booked anew in the new way, or only the difference is settled in it. */
async function edit(
  ride: Ride,
  { day, by, now, send }: Doing,
  wish: { seats: number[]; amount: number; method: ShiftMethod },
) {
  const { seats, amount, method } = wish;
  const form = { seat_number: seats, amount: amount / 100, payment_method: method };
  const isOther = amount !== ride.amount || method !== ride.method;
  if (
    !isOther ||
    !isDone(await send('PUT', `edit_ticket/${ride.id}`, { ...aBooking(ride.bus.id, form), ...WHY }))
  )
    return;
  const booked = await methodOf(day, ride);
  const difference = amount - ride.amount;
  const claim = (part: number) => claimOf(ride, part, 'correction', { clerk: by, now });
  if (booked !== ride.method) {
    // Of what was taken in cash, a clerk waits for the bank, but keeps the cash, and takes the rest in cash too.
    const cash = booked === 'Cash' || ride.cash > 0 ? amount : 0;
    pay(day, ride, cash < ride.cash ? -claim(ride.cash - cash) : cash - ride.cash);
    ride.isConfirmed = false;
  } else if (method === 'Cash' || isCashRelabelled(ride)) {
    pay(day, ride, difference < 0 ? -claim(-difference) : difference);
  }
  // Seats that are worth different sums have their average.
  const further = Math.max(0, seats.length - ride.seats.length);
  const worth = (ride.worth * (seats.length - further) + (ride.fare ?? ride.worth) * further) / seats.length;
  Object.assign(ride, { seats, amount, worth, method: booked });
}

/** Moves to another bus, with the fee; for the price there, or if nothing is given back, for the old price. */
async function move(ride: Ride, { day, bus, by, method, now, send }: Doing) {
  const price = bus.fare * ride.seats.length;
  const fee = ride.lost ? 0 : RULE.feeKobo;
  const seat_number = freeSeats(day, ride.seats.length);
  for (const amount of new Set([price, ride.amount])) {
    const naira = { amount: amount / 100, fee: fee / 100 };
    const body = { trip_id: bus.id, seat_number, ...naira, payment_method: method, ...WHY };
    if (!isDone(await send('PUT', `reschedule_ticket/${ride.id}`, body))) continue;
    const difference = amount - ride.amount;
    if (method === 'Cash') {
      // What is kept of a difference is a fee.
      const kept = difference < 0 ? -difference - claimOf(ride, -difference, 'rule', { clerk: by, now }) : 0;
      pay(day, ride, difference);
      day.cash += kept;
      ride.cashForFees += kept + fee;
      day.cash += fee;
    }
    Object.assign(ride, { until: untilOn(bus, ride, now), bus, worth: bus.fare, seats: seat_number, amount });
    Object.assign(ride, { fare: amount === price ? bus.fare : undefined, isAboard: false, lost: undefined });
    return;
  }
}

/** Refunds what the rule hands back, or if the server wants it so, everything. */
async function refund(ride: Ride, { day, by, method, now, send }: Doing) {
  for (const amount of [ride.amount - keptOf(ride.amount), ride.amount]) {
    const body = { amount: amount / 100, payment_method: method, ...WHY };
    if (!isDone(await send('PUT', `refund_ticket/${ride.id}`, body))) continue;
    if (method === 'Cash') pay(day, ride, -claimOf(ride, ride.amount, 'rule', { clerk: by, now }));
    ride.isVoid = true;
    return;
  }
}

/**
 * Deletes it: as a correction with its fees, or by the rule, in the way in which it was paid. Where part of the price went back by another way than it had come,
 * a correction hands back the rest in that way, too.
 */
async function remove(ride: Ride, { day, by, now, send }: Doing) {
  if (!isDone(await send('DELETE', `delete_ticket/${ride.id}`, WHY))) return;
  const moment = { clerk: by, now };
  if (isCorrected(ride, moment)) {
    const rest = ride.method === 'Cash' ? ride.amount : 0;
    const part = (await wasGivenBackOtherwise(day, ride)) ? rest : ride.cash;
    const claim = claimOf(ride, part, 'correction', moment);
    pay(day, ride, -claim);
    if (claim > 0 || claimOf(ride, ride.amount, 'correction', moment) > 0) day.cash -= ride.cashForFees;
  } else if (ride.method === 'Cash') pay(day, ride, -claimOf(ride, ride.amount, 'rule', moment));
  ride.isVoid = true;
}

function pay(day: Doing['day'], ride: Ride, cash: number): void {
  day.cash += cash;
  ride.cash += cash;
}
