import { hash } from '@node-rs/argon2';
import { type Database, newId, sql } from '../db';

/** The passcode of all people of the company. */
export const PASSCODE = 'Seats#2026';

/** Cheap to verify, so that tests are fast; a login renews it at the real cost. */
export const passcodeHash = hash(PASSCODE, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

export const PEOPLE = ['ngozi', 'ada', 'tunde', 'chika'] as const;
export type PersonName = (typeof PEOPLE)[number];

/** The test company. Ngozi is the super admin; Ada sells in Awka, Tunde in Lagos. Chika works in Owerri, which is not on their route. */
export interface Company {
  awka: string;
  lagos: string;
  owerri: string;
  aba: string;
  people: Record<PersonName, string>;
  awkaToLagos: string;
  owerriToAba: string;
  bus: string;
}

export const emailOf = (name: PersonName) => `${name}@company.example`;

/**
 * Fills an empty database with four terminals, four people, two routes and a bus of six seats. Check-in is open until a bus leaves, and storage is free: tests of
 * either rule set it.
 */
export async function aCompany(db: Database): Promise<Company> {
  // The company’s record is still the first version, which nobody has edited.
  await db.query(sql`alter table company disable trigger company_raises_its_version`);
  await db.query(sql`update company set check_in_close = 0, storage_fee_kobo = 0, luggage_fee_kobo = 0`);
  await db.query(sql`alter table company enable trigger company_raises_its_version`);
  const terminal = async (name: string) => {
    const id = newId();
    await db.query(sql`insert into terminal (id, name, address, city, state)
      values (${id}, ${name}, ${`1 ${name} Road`}, ${name}, ${name})`);
    return id;
  };
  const hashed = await passcodeHash;
  const person = async (name: PersonName, role: string, terminalId: string | null) => {
    const id = newId();
    await db.query(sql`insert into person (id, name, email, passcode_hash, role, terminal_id)
      values (${id}, ${name}, ${emailOf(name)}, ${hashed}, ${role}, ${terminalId})`);
    return id;
  };
  const route = async (code: string, from: string, to: string) => {
    const id = newId();
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values (${id}, ${code}, ${from}, ${to}, '452 km', '7 hours')`);
    return id;
  };

  const awka = await terminal('Awka');
  const lagos = await terminal('Lagos');
  const owerri = await terminal('Owerri');
  const aba = await terminal('Aba');
  const driver = newId();
  await db.query(sql`insert into driver (id, name, phone, address)
    values (${driver}, 'Emeka Eze', '08034127781', '3 Zik Avenue, Awka')`);
  return {
    awka,
    lagos,
    owerri,
    aba,
    people: {
      ngozi: await person('ngozi', 'super_admin', null),
      ada: await person('ada', 'admin', awka),
      tunde: await person('tunde', 'admin', lagos),
      chika: await person('chika', 'admin', owerri),
    },
    awkaToLagos: await route('Awka - Lagos', awka, lagos),
    owerriToAba: await route('Owerri - Aba', owerri, aba),
    bus: await aVehicle(db, { plate: 'ANB 482 XA', seats: 6, driver }),
  };
}

async function aVehicle(
  db: Database,
  { plate, seats, driver }: { plate: string; seats: number; driver: string },
) {
  const id = newId();
  await db.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count, driver_id)
    values (${id}, ${plate}, 'Bus', ${seats}, ${driver})`);
  return id;
}

export interface TripWishes {
  route?: string;
  departsAt?: string;
  status?: string;
  seats?: number;
  amountKobo?: number;
}

/** Creates a trip from Awka to Lagos on the company's bus, tomorrow at seven, for ₦18,500, unless overridden by `wishes`. */
export async function aTrip(db: Database, company: Company, wishes: TripWishes = {}): Promise<string> {
  const {
    route = company.awkaToLagos,
    departsAt = '2026-11-22T06:00:00.000Z',
    status = 'Scheduled',
  } = wishes;
  const { seats = 6, amountKobo = 1_850_000 } = wishes;
  const id = newId();
  await db.query(sql`insert into trip (id, route_id, vehicle_id, driver_id, departs_at, amount_kobo, status, total_seats)
    values (${id}, ${route}, ${company.bus}, (select driver_id from vehicle where id = ${company.bus}), ${departsAt},
      ${amountKobo}, ${status}, ${seats})`);
  return id;
}
