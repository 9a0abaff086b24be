import { expenseWire } from '@motorpark/contract';
import { type ExpenseValues, expenseSchema, koboTyped } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { mayDo } from '../../store/access/rights';
import { columns, type RowOf, type Sql, sql } from '../../db';
import { invalid } from '../../request/failure';
import { valuesIn } from '../../request/form';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';

/** Parses and validates the expense of a call. Throws a 422 with each error at its field. */
export function expenseIn(input: Payload): ExpenseValues {
  const payload = { ...input, [expenseWire.names.amount]: koboTyped(input['amount']) };
  return valuesIn(expenseWire, expenseSchema, payload);
}

const SPENDER = columns('terminal.id', 'terminal.name');

/** A terminal locked until the transaction ends. */
type Spender = RowOf<typeof SPENDER>;

/** Returns the spending terminal by its id or name. Staff may spend only at their own. */
export async function spenderOf(
  tx: Sql,
  { terminal: named }: ExpenseValues,
  person: Person,
): Promise<Spender> {
  const [terminal] = await tx.query(sql`
    select ${SPENDER} from terminal
    where ${isId(named) ? sql`id = ${named}` : sql`lower(name) = lower(${named})`} for key share`);
  if (!terminal) {
    throw invalid({ terminal_id: `There is no terminal called ${named}. Choose one from the list.` });
  }
  if (!mayDo(person, 'expense.enter', { own: terminal.id })) {
    throw invalid({ terminal_id: 'Staff enter the expenses of their own terminal only.' });
  }
  return terminal;
}
