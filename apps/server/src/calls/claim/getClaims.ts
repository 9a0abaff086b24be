import type { Data, Found, WireClaim, WireClaimRow } from '@motorpark/contract';
import { CLAIM_STATUSES } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { withinEnds } from '../../store/access/rights';
import { ENDS, claimRows, findClaim } from '../../store/claim/claimRows';
import { PEOPLE, type SortKeys, TERMINALS, answerList } from '../../store/search';

const SORTS: SortKeys<'claims'> = {
  recorded_at: { column: sql`claim.entered_at`, type: 'timestamptz' },
  worth: { column: sql`claim.worth_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'claims', WireClaimRow>('claims', {});

/** Returns the claims of the person's terminals, or of all terminals for the head office; newest first, complete or one page. */
export const getClaims = (context: PersonContext): Promise<Found<WireClaimRow> | LongAnswer> =>
  answerList(context, (search) => ({
    from: sql`from claim`,
    id: sql`claim.id`,
    condition: sql`true`,
    within: withinEnds(context.person, 'claim.see', ENDS, search?.direction),
    search: sql`claim.search`,
    names: [TERMINALS(ENDS.outgoing, ENDS.incoming), PEOPLE(sql`claim.entered_by`)],
    status: { column: sql`claim.status`, words: CLAIM_STATUSES },
    at: SORTS.recorded_at.column,
    order: () => [{ key: SORTS.recorded_at, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => claimRows(db, sql`claim.id = any(${ids}::uuid[])`),
    isPersonal: true,
  }));

/** Returns a claim with its history. */
export const getClaim = async ({ db, id, person }: PersonContext): Promise<Data<WireClaim>> => ({
  data: await findClaim(db, id, person),
});
