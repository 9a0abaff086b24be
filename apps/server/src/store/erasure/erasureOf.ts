import { type RowOf, columns, computed, name, sql } from '../../db';
import { BY_RULE } from '../history/voiding';
import { instant } from '../../db/rows';
import type { Erasure, Instant } from '@motorpark/domain';

/** SQL columns with when and by whom the personal data of a ticket or waybill was erased. */
export const erasureColumns = (table: 'ticket' | 'waybill') =>
  columns(
    computed<{ erased_at: Instant | null; erased_by: string | null }>({
      erased_at: sql`(select ${instant(sql`erasure.at`)} from erasure where erasure.id = ${name(`${table}.erasure_id`)})`,
      erased_by: sql`(select person.name from erasure join person on person.id = erasure.person_id
        where erasure.id = ${name(`${table}.erasure_id`)})`,
    }),
  );

/** Returns the erasure of a record; undefined if there was none. */
export const erasureOf = (row: RowOf<ReturnType<typeof erasureColumns>>): Erasure | undefined =>
  row.erased_at === null ? undefined : { at: row.erased_at, by: row.erased_by ?? BY_RULE };
