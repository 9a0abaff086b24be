import { missingOnManifest } from '@motorpark/domain';
import { saleRulesOf } from '../company/companyRow';
import type { Transaction } from '../../db';
import { reasonIn, recordEdit } from '../history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { passengersOf } from './manifestOf';

/** Maximum number of missing details that the message lists. */
const MOST_LISTED = 3;

/**
 * Throws a 422 at `reason` that lists missing details if the company requires a complete manifest at departure. With a reason the trip may leave; the trip's
 * history stores the reason and what was missing.
 */
export async function refuseIncomplete(
  tx: Transaction,
  tripId: string,
  context: PersonContext,
): Promise<void> {
  if ((await saleRulesOf(tx)).passengerDetails === 'asked') return;
  const missing = missingOnManifest(
    (await passengersOf(tx, tripId)).map(
      ({ seat_number: seat, next_of_kin_name, next_of_kin_phone, ...one }) => ({
        seat,
        name: one.name,
        phone: one.phone,
        address: one.address,
        nextOfKinName: next_of_kin_name,
        nextOfKinPhone: next_of_kin_phone,
      }),
    ),
  );
  if (missing.length === 0) return;
  const reason = reasonIn(context.input);
  if (!reason) throw invalid({ reason: incomplete(missing) });
  const { person, now } = context;
  const fields = [{ field: 'Missing on the manifest', from: '', to: missing.join('; ') }];
  await recordEdit(tx, { noun: 'trip', id: tripId, fields, reason, person, now });
}

function incomplete(missing: readonly string[]): string {
  const more = missing.length - MOST_LISTED;
  const named = [...missing.slice(0, MOST_LISTED), ...(more > 0 ? [`${more} more`] : [])].join('; ');
  return `The manifest is not complete. ${named}. Complete it, or say why the bus leaves anyway.`;
}
