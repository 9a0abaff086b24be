import { type Data, type WireDeposit, depositWire } from '@motorpark/contract';
import { depositSchema, nairaOnWire } from '@motorpark/domain';
import { columns, newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../../store/access/rights';
import { invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';
import { NO_DROP, refuseHeld } from './drops';

/** Maximum number of drops in one deposit. */
const MOST = 200;

/**
 * Records that several drops of one terminal were paid in at the bank together; each drop can be banked once, permanently. A reason is required if the
 * deposited sum differs from the drops. Runs once per retry key.
 */
export function depositCash(context: PersonContext): Promise<Data<WireDeposit>> {
  const { input, person, now } = context;
  const form = valuesIn(depositWire, depositSchema, input);
  const ids = dropsIn(input);
  return once(context, async (tx) => {
    const { terminalId, terminal, dropped } = await lockDrops(tx, ids, person);
    if (form.amount !== dropped && form.reason === '')
      throw invalid({ reason: 'Please say why it differs.' });
    const id = newId();
    await tx.query(sql`
      insert into cash_deposit (id, terminal_id, slip, amount_kobo, dropped_kobo, reason, person_id, at)
      values (${id}, ${terminalId}, ${form.slip}, ${form.amount}, ${dropped}, ${form.reason || null}, ${person.id}, ${now})`);
    const rows = JSON.stringify(ids.map((drop) => ({ id: newId(), drop })));
    const banked = await tx.query(sql`
      insert into cash_banking (id, drop_id, slip, person_id, at, deposit_id)
      select one.id, one.drop, ${form.slip}, ${person.id}, ${now}, ${id}
      from jsonb_to_recordset(${rows}::jsonb) as one (id uuid, drop uuid)
      on conflict (drop_id) do nothing returning id`);
    if (banked.length < ids.length) throw refused('Some of this is banked already. Look at it again.');
    return {
      data: {
        id,
        terminal,
        slip: form.slip,
        amount: nairaOnWire(form.amount),
        dropped: nairaOnWire(dropped),
        reason: form.reason,
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
    dropped: drops.reduce((sum, drop) => sum + drop.amount_kobo, 0),
  };
}
