import type { WireConfirmation } from '@motorpark/contract';
import { type Statement, computed, sql } from '../db';
import { instant } from '../rows';

/** A column that tells how the payment of a record stands; null where nobody had to see its money, or it is paid otherwise. */
export const confirmationColumn = (record: Statement) =>
  computed<{ payment_confirmation: WireConfirmation | null }>({
    payment_confirmation: sql`(
      select json_build_object('status', coalesce(outcome, 'Awaiting confirmation'), 'until', ${instant(sql`expires_at`)},
        'reference', coalesce(reference, ''))
      from awaited_payment join operation on operation.id = awaited_payment.id
      where operation.${record} and outcome is distinct from 'Withdrawn'
      order by operation.at desc, operation.id desc limit 1)`,
  });

/** The same for the wire. */
export const confirmationOf = ({
  payment_confirmation: confirmation,
}: {
  payment_confirmation: WireConfirmation | null;
}): { payment_confirmation?: WireConfirmation } =>
  confirmation === null ? {} : { payment_confirmation: confirmation };
