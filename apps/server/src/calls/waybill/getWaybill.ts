import {
  type WireWaybillOverview,
  type WithHistory,
  giveBackTermsCodec,
  storageTermsCodec,
} from '@motorpark/contract';
import { readWaybillNumber } from '@motorpark/domain';
import { claimOf } from '../../store/claim/claimOf';
import { countLookup } from '../../store/audit';
import { type Statement, sql } from '../../db';
import { timelineOf } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { expireDue } from '../../store/expiry/expireDue';
import { isId } from '../../db/rows';
import { withinWaybillReach } from '../../store/waybill/reach';
import { storageTermsOf } from '../../store/waybill/storage';
import { waybillOverviews } from '../../store/waybill/waybillRows';
import { waybillTermsOf } from '../../store/waybill/waybillTerms';

const NOT_FOUND = 'This waybill was not found at your terminal.';

/** Returns a waybill with its history, by its id or its number as printed, typed or scanned. Voided waybills stay readable. */
export async function getWaybill(context: PersonContext): Promise<WithHistory<WireWaybillOverview>> {
  const { db, id, person, now, due } = context;
  const condition = namedBy(id);
  if (!condition) throw notFound(NOT_FOUND);
  await countLookup(context, 'records');
  await expireDue(db, due);
  const [waybill] = await waybillOverviews(db, sql`${condition} and ${withinWaybillReach(person)}`);
  if (!waybill) throw notFound(NOT_FOUND);
  const { id: found, waits_since: waitsSince = null, voided } = waybill;
  const storage = voided ? undefined : await storageTermsOf(db, waitsSince, now);
  const termsOf = voided ? undefined : await waybillTermsOf(db, found, { person, now });
  const claim = await claimOf(db, { noun: 'waybill', id: found }, person);
  const history = await timelineOf(db, { noun: 'waybill', id: found });
  return {
    data: {
      ...waybill,
      ...(storage && { storage: storageTermsCodec.write(storage) }),
      ...(termsOf && {
        terms: {
          amount: giveBackTermsCodec.write(termsOf('amount')),
          method: giveBackTermsCodec.write(termsOf('method')),
        },
      }),
      ...(claim && { claim }),
      history,
    },
  };
}

function namedBy(idOrNumber: string): Statement | undefined {
  if (isId(idOrNumber)) return sql`waybill.id = ${idOrNumber}`;
  const number = readWaybillNumber(idOrNumber);
  return number === undefined ? undefined : sql`waybill.number = ${number}`;
}
