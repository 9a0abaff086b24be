import { newId } from '../../../db';
import { aBooking } from '../../../testing/booking';
import { PASSCODE, emailOf } from '../../../testing/company';
import { textAt } from '../../../testing/office';
import { type Day, closeTill, isDone, openTill, pass } from './day';
import { onATicket } from './onATicket';
import { type Ride, RULE } from './passengers';
import { type Doing, type Step, freeSeats, moveAtTheSamePrice } from './step';

const OFFICE: ReadonlySet<Step['does']> = new Set(['cancel', 'merge', 'reseat', 'confirm']);

/**
 * Does one step. What the server refuses does not happen. What it accepts makes passengers pay, or get what they may claim by the company's rule; the clerk
 * keeps everything else.
 */
export async function take(day: Day, one: Step): Promise<void> {
  const clerk = day.clerks[one.clerk] ?? day.clerks[0];
  const bus = day.buses[one.bus];
  if (!bus) throw new RangeError('There is no such bus.');
  const isByOffice = one.isOffice && OFFICE.has(one.does);
  const who = isByOffice ? { by: 'ngozi' as const } : { token: clerk.token };
  const doing: Doing = {
    ...one,
    day,
    clerk,
    by: isByOffice ? undefined : one.clerk,
    bus,
    now: day.office.clock.now.getTime(),
    send: (verb, path, body, headers = {}) => day.call(verb, `/api/${path}`, { ...who, body, headers }),
  };
  switch (one.does) {
    case 'sell':
      return sell(doing);
    case 'sellLate':
      return clerk.former === undefined ? undefined : sell(doing, { 'made-in-shift': clerk.former });
    case 'leave':
      return leave(doing);
    case 'cancel':
      return cancel(doing);
    case 'merge':
      return merge(doing);
    case 'till':
      return clerk.till === undefined ? openTill(day, clerk) : closeTill(day, clerk);
    case 'takeOver':
      return takeOver(doing);
    case 'wait':
      return pass(day, doing.minutes);
    default: {
      const rides = day.rides.filter(({ isVoid }) => !isVoid);
      const ride = rides.at(-1 - (one.pick % Math.max(rides.length, 1)));
      return ride && onATicket[one.does](ride, doing);
    }
  }
}

/** Sells now, whichever shift the sale names. */
async function sell({ day, bus, seats: count, method, now, send }: Doing, headers = {}) {
  const seats = freeSeats(day, count);
  const amount = bus.fare * count;
  const body = aBooking(bus.id, { seat_number: seats, amount: amount / 100, payment_method: method });
  const answer = await send('POST', 'book_ticket', body, { 'idempotency-key': newId(), ...headers });
  if (!isDone(answer)) return;
  const cash = method === 'Cash' ? amount : 0;
  const until = Math.max(bus.departsAt, now + RULE.correctionMinutes * 60_000);
  day.rides.push({
    id: textAt(answer.body, 'data', 'id'),
    bus,
    seats,
    amount,
    fare: bus.fare,
    worth: bus.fare,
    cash,
    cashForFees: 0,
    method,
    isConfirmed: false,
    soldAt: now,
    until,
    isAboard: false,
    lost: undefined,
    isVoid: false,
  });
  day.cash += cash;
}

async function leave({ bus, send }: Doing) {
  const answer = await send('PUT', `trip_status/${bus.id}`, { status: 'En-route', confirmed: true });
  bus.hasLeft ||= isDone(answer);
}

/** Carries out what becomes of a bus, with the consent of a super admin if `isWitnessed`. */
async function disrupt({ bus, isWitnessed, send }: Doing, wish: Record<string, string>): Promise<boolean> {
  const seen = await send('GET', `preview_disruption/${bus.id}?${new URLSearchParams(wish).toString()}`);
  if (!isDone(seen)) return false;
  const consent = isWitnessed ? { witness: emailOf('ngozi'), secret: PASSCODE } : {};
  const order = { ...wish, ...consent, reason: 'Broken down', plan: textAt(seen.body, 'data', 'plan') };
  return isDone(await send('PUT', `disrupt_trip/${bus.id}`, order));
}

/** Who says alone that a bus does not go although it was boarded or its time has come, lies: its passengers travel. */
async function cancel(doing: Doing) {
  const { bus, by, isWitnessed, now } = doing;
  const isTrue = by === undefined || isWitnessed || (!bus.wasBoarded && now < bus.departsAt);
  if (!(await disrupt(doing, { kind: 'cancelled' }))) return;
  for (const ride of ridesOn(doing)) ride.lost = { by, isTrue };
}

async function merge(doing: Doing) {
  const { day, bus, pick } = doing;
  const to = day.buses[pick % day.buses.length] ?? bus;
  if (!(await disrupt(doing, { kind: 'trip', trip_id: to.id }))) return;
  for (const ride of ridesOn(doing)) moveAtTheSamePrice(day, ride, to);
}

const ridesOn = ({ day, bus }: Doing): Ride[] =>
  day.rides.filter((ride) => ride.bus === bus && !ride.isVoid && !ride.lost);

/** Counts the other clerk's drawer as empty and goes on with it. */
async function takeOver({ day, clerk, send }: Doing) {
  const owner = day.clerks.find((one) => one !== clerk);
  if (!owner?.till || clerk.till !== undefined) return;
  const counted = isDone(await send('PUT', `count_drawer/${owner.till}`, {}));
  const taken = await send('POST', `take_over_drawer/${owner.till}`, { reason: 'She went home' });
  if (!counted || !isDone(taken)) throw new Error(taken.text);
  clerk.till = textAt(taken.body, 'data', 'id');
  day.tills.push(clerk.till);
  Object.assign(owner, { till: undefined, former: owner.till });
}
