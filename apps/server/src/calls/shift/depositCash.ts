import { type Data, type WireDeposit, depositWire } from '@motorpark/contract';
import { type Kobo, WHY_IT_DIFFERS, depositSchema, nairaOnWire } from '@motorpark/domain';
import { columns, computed, newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../../store/access/rights';
import { invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';
import { IN_NO_TILL, RECEIVED_BY } from '../../store/shift/heldCash';
import { NO_DROP, refuseHeld, refuseUsedSlip } from './drops';

/** Maximum number of drops in one deposit. */
const MOST = 200;

/**
 * Records that several drops of one terminal were paid in at the bank together; each drop can be banked once, permanently. A reason is required if the
 * deposited sum differs from the drops, less what was paid out of them. Runs once per retry key.
 */
export function depositCash(context: PersonContext): Promise<Data<WireDeposit>> {
  const { input, person, now } = context;
  const form = valuesIn(depositWire, depositSchema, input);
  const ids = dropsIn(input);
  return once(context, async (tx) => {
    const { terminalId, terminal, left } = await lockDrops(tx, ids, person);
    const paidOut = await paidOutOf(tx, { ids, terminalId, missing: left - form.amount });
    if (form.amount === 0 && !paidOut) throw invalid({ amount: 'Enter what was paid in.' });
    const dropped = left - (paidOut?.kobo ?? 0);
    if (form.amount !== dropped && form.reason === '') throw invalid({ reason: WHY_IT_DIFFERS });
    const reason = [form.reason, paidOut?.words].filter(Boolean).join('; ').slice(0, 200);
    const slip = form.amount === 0 ? 'Paid out' : form.slip;
    const id = newId();
    await tx.query(sql`
      insert into cash_deposit (id, terminal_id, slip, amount_kobo, dropped_kobo, reason, person_id, at, paid_out)
      values (${id}, ${terminalId}, ${slip}, ${form.amount}, ${dropped}, ${reason || null}, ${person.id}, ${now}, ${paidOut?.lines ?? null}::uuid[])`);
    const rows = JSON.stringify(ids.map((drop) => ({ id: newId(), drop })));
    const banked = await tx.query(sql`
      insert into cash_banking (id, drop_id, slip, person_id, at, deposit_id)
      select one.id, one.drop, ${slip}, ${person.id}, ${now}, ${id}
      from jsonb_to_recordset(${rows}::jsonb) as one (id uuid, drop uuid)
      on conflict (drop_id) do nothing returning id`);
    if (banked.length < ids.length) throw refused('Some of this is banked already. Look at it again.');
    if (form.amount > 0) await refuseUsedSlip(tx, slip, ids);
    return {
      data: {
        id,
        terminal,
        slip,
        amount: nairaOnWire(form.amount),
        dropped: nairaOnWire(dropped),
        reason,
        drops: ids.length,
      },
    };
  });
}

function dropsIn({ drops }: Payload): string[] {
  const named: unknown[] = Array.isArray(drops) ? drops : [];
  const ids = named
    .filter((id): id is string => typeof id === 'string' && isId(id))
    .map((id) => id.toLowerCase());
  if (named.length === 0) throw invalid({ drops: 'Choose what was paid in.' });
  if (ids.length < named.length) throw invalid({ drops: NO_DROP });
  if (named.length > MOST) throw invalid({ drops: `At most ${MOST} at once.` });
  return [...new Set(ids)];
}

/** Returns and locks the drops to be deposited. */
async function lockDrops(tx: Transaction, ids: readonly string[], person: Person) {
  const drops = await tx.query(sql`
    select ${columns('cash_drop.amount_kobo', 'shift.terminal_id', 'terminal.name as terminal')}
    from cash_drop join shift on shift.id = cash_drop.shift_id join terminal on terminal.id = shift.terminal_id
    where cash_drop.id = any(${[...ids]}::uuid[]) and ${atOwnTerminal(person, 'drop.bank', sql`shift.terminal_id`)} order by cash_drop.id for update of cash_drop`);
  const [first] = drops;
  if (!first || drops.length < ids.length) throw invalid({ drops: NO_DROP });
  await refuseHeld(tx, ids, person);
  const back = await tx.query(sql`select from cash_drop_return where drop_id = any(${[...ids]}::uuid[])`);
  if (back.length > 0)
    throw refused('Some of this was taken back: its cash is in the drawer. Look at it again.');
  if (drops.some((drop) => drop.terminal_id !== first.terminal_id))
    throw invalid({ drops: 'A deposit is of one terminal.' });
  return {
    terminalId: first.terminal_id,
    terminal: first.terminal,
    left: drops.reduce((sum, drop) => sum + drop.amount_kobo, 0),
  };
}

interface Missing {
  ids: readonly string[];
  terminalId: string;
  /** How much less than the drops was paid in, in kobo. */
  missing: Kobo;
}

/**
 * Returns what whoever received these drops has given back in cash since, without a till and in the books of their terminal, as far as it is missing at the bank: the
 * oldest lines of the ledger that fit. A payment that was changed from cash was handed to nobody. Undefined if there are none. Another deposit of the terminal waits.
 */
async function paidOutOf(tx: Transaction, { ids, terminalId, missing }: Missing) {
  await tx.query(sql`select from terminal where id = ${terminalId} for no key update`);
  const given = await tx.query(sql`
    select ${columns('operation.id', 'operation.amount_kobo', 'operation.description', 'operation.person_id')} from operation
    where ${IN_NO_TILL} and amount_kobo < 0 and terminal_id = ${terminalId} and not exists (
      select from give_back as changed where changed.way = 'method' and changed.at = operation.at
        and (changed.ticket_id = operation.ticket_id or changed.waybill_id = operation.waybill_id)) and exists (
      select from cash_drop left join cash_drop_receipt as receipt on receipt.drop_id = cash_drop.id
      where cash_drop.id = any(${[...ids]}::uuid[]) and ${RECEIVED_BY} = operation.person_id
        and coalesce(receipt.at, cash_drop.at) <= operation.at)
    order by operation.at, operation.id`);
  const received = await tx.query(sql`
    select ${computed<{ by: string | null; kobo: Kobo }>({ by: RECEIVED_BY, kobo: sql`sum(cash_drop.amount_kobo)::bigint` })}
    from cash_drop left join cash_drop_receipt as receipt on receipt.drop_id = cash_drop.id
    where cash_drop.id = any(${[...ids]}::uuid[]) group by 1`);
  const held = new Map(received.map((one) => [one.by, one.kobo]));
  let kobo = 0;
  const lines = given.filter(({ amount_kobo: amount, person_id: by }) => {
    const left = (held.get(by) ?? 0) + amount;
    const fits = kobo - amount <= missing && left >= 0;
    if (fits) held.set(by, left);
    kobo -= fits ? amount : 0;
    return fits;
  });
  if (lines.length === 0) return undefined;
  const words = `Paid out: ${lines.map(({ description }) => description).join(', ')}`;
  return { kobo, lines: lines.map(({ id }) => id), words };
}
