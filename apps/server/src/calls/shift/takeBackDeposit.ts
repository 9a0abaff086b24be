import { type Data, type WireDeposit, dropReturnWire } from '@motorpark/contract';
import { dropReturnSchema, nairaOnWire, whyDepositStays } from '@motorpark/domain';
import { recordEvent } from '../../store/audit';
import { computed, newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../../store/access/rights';
import { OWN_SHIFT } from '../../store/shift/lockShift';
import { forbidden, notFound, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { instant, isId, listRows } from '../../db/rows';

/**
 * Takes back a deposit that was typed wrong, or a drop that was banked alone: its drops are not banked again. The deposit and its return stay on record.
 * With a retry key exactly once.
 */
export function takeBackDeposit(context: PersonContext): Promise<Data<WireDeposit>> {
  const { id, input, person, now } = context;
  const { reason } = valuesIn(dropReturnWire, dropReturnSchema, input);
  return once(context, async (tx) => {
    const deposit = await depositOf(tx, id, person);
    if (deposit.is_own) throw forbidden(OWN_SHIFT);
    const stays = whyDepositStays(deposit.at, now.toISOString());
    if (stays !== undefined) throw refused(stays);
    const taken =
      await tx.query(sql`insert into cash_deposit_return (id, deposit_id, banking_id, reason, person_id, at)
      values (${newId()}, ${deposit.is_alone ? null : deposit.id}, ${deposit.is_alone ? deposit.id : null}, ${reason}, ${person.id}, ${now}) on conflict do nothing returning id`);
    if (taken.length === 0) throw refused('This deposit is taken back already.');
    const amount = nairaOnWire(deposit.amount);
    await recordEvent(tx, context, {
      kind: 'deposit_taken_back',
      target: { kind: 'deposit', id: deposit.id, name: deposit.slip },
      after: { amount, terminal: deposit.terminal, reason },
    });
    return {
      data: {
        id: deposit.id,
        terminal: deposit.terminal,
        slip: deposit.slip,
        amount,
        dropped: nairaOnWire(deposit.dropped),
        reason: deposit.reason,
        drops: deposit.drops,
      },
    };
  });
}

interface Found {
  id: string;
  terminal: string;
  slip: string;
  at: string;
  amount: number;
  dropped: number;
  reason: string;
  drops: number;
  /** Whether a drop in it is of the person's own drawer. */
  is_own: boolean;
  /** A single drop that was banked alone. */
  is_alone: boolean;
}

/** Finds a deposit, or the banking of a single drop; a 404 if there is none. */
async function depositOf(tx: Transaction, id: string, person: Person): Promise<Found> {
  const [found] = isId(id)
    ? await listRows<Found>(
        tx,
        sql`select ${computed<Found>({
          id: sql`coalesce(cash_deposit.id, cash_banking.id)`,
          terminal: sql`terminal.name`,
          slip: sql`cash_banking.slip`,
          at: instant(sql`cash_banking.at`),
          amount: sql`coalesce(cash_deposit.amount_kobo, sum(cash_drop.amount_kobo)::bigint)`,
          dropped: sql`sum(cash_drop.amount_kobo)::bigint`,
          reason: sql`coalesce(cash_deposit.reason, '')`,
          drops: sql`count(*)::int`,
          is_own: sql`bool_or(shift.person_id = ${person.id})`,
          is_alone: sql`cash_deposit.id is null`,
        })}
        from cash_banking
        join cash_drop on cash_drop.id = coalesce(cash_banking.drop_id, again_drop_id)
        join shift on shift.id = cash_drop.shift_id join terminal on terminal.id = shift.terminal_id
        left join cash_deposit on cash_deposit.id = cash_banking.deposit_id
        where (cash_banking.deposit_id = ${id} or (cash_banking.id = ${id} and cash_banking.deposit_id is null))
          and ${atOwnTerminal(person, 'deposit.takeBack', sql`shift.terminal_id`)}
        group by 1, 2, 3, cash_banking.at, cash_deposit.id`,
      )
    : [];
  if (!found) throw notFound('This deposit does not exist.');
  return found;
}
