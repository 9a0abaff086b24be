import type { TicketPayload } from '@motorpark/contract';
import { openSession } from '../../apps/server/src/store/access/session';
import type { Database } from '../../apps/server/src/db';
import { aBooking } from '../../apps/server/src/testing/booking';
import { aCompany, aTrip } from '../../apps/server/src/testing/company';

const SEATS = 100;
const TRIPS = 8;

/** A sale to be made: the clerk's token, the retry key and the payload. */
export interface Sale {
  token: string;
  key: string;
  payload: TicketPayload;
}

/** Fills an empty database with two terminals, and returns the sales that these make in turn, one seat each. */
export async function anOffice(db: Database): Promise<Sale[]> {
  const company = await aCompany(db);
  const now = new Date();
  const departsAt = new Date(now.getTime() + 24 * 3_600_000).toISOString();
  const sellers = [
    { token: await openSession(db, company.people.ada, now), route: company.awkaToLagos },
    { token: await openSession(db, company.people.chika, now), route: company.owerriToAba },
  ];
  const sales: Sale[] = [];
  for (let round = 0; round < TRIPS / sellers.length; round += 1) {
    const trips: string[] = [];
    for (const { route } of sellers) trips.push(await aTrip(db, company, { departsAt, route, seats: SEATS }));
    for (let seat = 1; seat <= SEATS; seat += 1) {
      for (const [place, { token }] of sellers.entries()) {
        const payload = aBooking(trips[place] ?? '', { seat_number: [seat] });
        sales.push({ token, key: `sale-${sales.length}`, payload });
      }
    }
  }
  return sales;
}
