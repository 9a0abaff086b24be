import { lagosDay, missingOnManifest, missingPapers } from '@motorpark/domain';
import { mayDo } from '../access/rights';
import { saleRulesOf } from '../company/companyRow';
import type { Transaction } from '../../db';
import { reasonIn, recordEdit } from '../history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import type { LockedTrip } from '../trip/lockTrip';
import { papersOfTrip } from '../paper/papers';
import { isPassenger, passengersOf } from './manifestOf';

/** Maximum number of missing details that the message lists. */
const MOST_LISTED = 3;

/** What keeps a trip from leaving without a reason, and what its history stores if it leaves all the same. */
interface Lack {
  field: string;
  missing: readonly string[];
  /** The question that asks for the reason. */
  question: string;
}

/**
 * Returns what is missing for a trip to leave: details of passengers, if the company requires a complete manifest at departure, and papers, if it requires those.
 * Throws a 422 at `status` if papers are missing and the person may not let a bus leave without them.
 */
export async function departureLacks(
  tx: Transaction,
  { id: tripId, originId }: Pick<LockedTrip, 'id' | 'originId'>,
  context: PersonContext,
): Promise<Lack[]> {
  const lacks = [await onManifest(tx, tripId), await ofPapers(tx, { tripId, originId }, context)];
  return lacks.filter((lack) => lack !== undefined);
}

/** Throws a 422 at `reason` that lists what is missing. With a reason the trip may leave; the trip's history stores the reason and what was missing. */
export async function refuseIncomplete(
  tx: Transaction,
  { id: tripId }: Pick<LockedTrip, 'id'>,
  lacks: readonly Lack[],
  { person, now, input }: PersonContext,
): Promise<void> {
  if (lacks.length === 0) return;
  const reason = reasonIn(input);
  if (!reason) throw invalid({ reason: lacks.map(({ question }) => question).join(' ') });
  const fields = lacks.map(({ field, missing }) => ({ field, from: '', to: missing.join('; ') }));
  await recordEdit(tx, { noun: 'trip', id: tripId, fields, reason, person, now });
}

const NO_DRIVER = 'No driver is entered, and drivers need papers.';

async function onManifest(tx: Transaction, tripId: string): Promise<Lack | undefined> {
  if ((await saleRulesOf(tx)).passengerDetails === 'asked') return undefined;
  const missing = missingOnManifest(
    (await passengersOf(tx, tripId))
      .filter(isPassenger)
      .map(({ seat_number: seat, next_of_kin_name, next_of_kin_phone, ...one }) => ({
        seat,
        name: one.name,
        phone: one.phone,
        address: one.address,
        nextOfKinName: next_of_kin_name,
        nextOfKinPhone: next_of_kin_phone,
      })),
  );
  if (missing.length === 0) return undefined;
  return { field: 'Missing on the manifest', missing, question: incomplete(missing) };
}

async function ofPapers(
  tx: Transaction,
  { tripId, originId }: { tripId: string; originId: string },
  { person, now }: PersonContext,
): Promise<Lack | undefined> {
  const { isRequired, lacksDriver, holders } = await papersOfTrip(tx, tripId);
  if (!isRequired) return undefined;
  const missing = missingPapers(holders, lagosDay(now.toISOString()));
  // Otherwise a driver without papers would only have to be taken off the trip.
  if (lacksDriver) missing.push(NO_DRIVER);
  if (missing.length === 0) return undefined;
  const named = missing.join(' ');
  if (!mayDo(person, 'trip.leaveWithoutPapers', { own: originId }))
    throw invalid({
      status: `This bus may not leave yet. ${named} Assign another bus or driver, or ask the head office.`,
    });
  return {
    field: 'Missing papers',
    missing,
    question: `${named} Please say why the bus leaves without them.`,
  };
}

function incomplete(missing: readonly string[]): string {
  const more = missing.length - MOST_LISTED;
  const named = [...missing.slice(0, MOST_LISTED), ...(more > 0 ? [`${more} more`] : [])].join('; ');
  return `The manifest is not complete. ${named}. Complete it, or say why the bus leaves anyway.`;
}
