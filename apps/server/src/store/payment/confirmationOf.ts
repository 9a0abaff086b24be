import type { WireConfirmation } from '@motorpark/contract';
import { type Statement, computed, sql } from '../../db';
import { instant } from '../../db/rows';

/** SQL column with the state of a record's payment confirmation; null if none was required, or it is paid differently now. */
export const confirmationColumn = (record: Statement) =>
  computed<{ payment_confirmation: WireConfirmation | null }>({
    payment_confirmation: sql`(
      select json_build_object('status', coalesce(outcome, 'Awaiting confirmation'), 'until', ${instant(sql`expires_at`)},
        'reference', coalesce(reference, ''))
      from awaited_payment join operation on operation.id = awaited_payment.id
      where operation.${record} and outcome is distinct from 'Withdrawn'
      order by operation.at desc, operation.id desc limit 1)`,
  });
