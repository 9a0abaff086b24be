import { type TermsOf, printedTerms } from '@motorpark/domain';
import { type Sql, type Statement, computed, name, sql } from '../../db';

/** Selects the terms that receipts printed at a moment; null if the company had recorded none by then. */
export const termsAt = (receipt: 'ticket' | 'waybill', at: Statement) =>
  computed<{ printed_terms: string | null }>({
    printed_terms: sql`(
      select ${name(`${receipt}_terms`)} from terms_version where since <= ${at} order by since desc limit 1)`,
  });

/** Records the terms that receipts print from now on; does nothing if they are those printed so far. */
export async function recordTerms(db: Sql, company: TermsOf, now: Date): Promise<void> {
  const [ticket, waybill] = (['ticket', 'waybill'] as const).map((on) =>
    printedTerms(on, company).join('\n'),
  );
  await db.query(sql`
    insert into terms_version (since, ticket_terms, waybill_terms)
    select ${now}, ${ticket}, ${waybill}
    where not exists (
      select from terms_version where since = (select max(since) from terms_version)
        and ticket_terms = ${ticket} and waybill_terms = ${waybill})
    on conflict (since) do update set ticket_terms = excluded.ticket_terms, waybill_terms = excluded.waybill_terms`);
}
