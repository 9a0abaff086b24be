import type { Data, WirePrint } from '@motorpark/contract';
import { type Instant, type Printed, printOrderSchema } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { computed, type Statement, type Transaction, newId, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { columnOf, type Recorded } from './subject';

interface Printing {
  noun: Extract<Recorded, Printed>;
  /** Locks a record, voided or not. Throws a 404 if there is none within the person's reach. */
  lock: (tx: Transaction, id: string, person: Person) => Promise<void>;
  /** SQL: when something that the paper shows was last changed; null if never. */
  changedAt: (id: string) => Statement;
}

const FIELDS = { receipt: 'receipt' } as const;

/**
 * Creates the call that numbers a print of a receipt or report before it is printed, so that each number is used once. Everyone who may see the record may
 * print it. After a change of what the paper shows, the next print is a new original, which replaces the one before.
 */
export const printing =
  ({ noun, lock, changedAt }: Printing) =>
  (context: PersonContext): Promise<Data<WirePrint>> => {
    const { id, input, person, now } = context;
    const { receipt } = formIn(printOrderSchema(noun), FIELDS, input);
    return once(context, async (tx) => {
      await lock(tx, id, person);
      const [row] = await tx.query(sql`
        select ${PRINTED} from (select ${changedAt(id)} as changed_at) as facts
        left join change on ${columnOf(noun)} = ${id} and kind = 'printed' and receipt = ${receipt}
        group by changed_at`);
      const { printed = 0, changed_at: of = null, replaces = null } = row ?? {};
      const number = printed + 1;
      await tx.query(sql`
        insert into change (id, ${columnOf(noun)}, kind, receipt, print_number, print_of, person_id, terminal_id, at)
        values (${newId()}, ${id}, 'printed', ${receipt}, ${number}, ${of}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
      return { data: { receipt, number, ...(replaces !== null && { replaces }) } };
    });
  };

/** The prints of the paper as it is now, and the last original of an earlier state. */
const PRINTED = computed<{ printed: number; changed_at: Instant | null; replaces: Instant | null }>({
  printed: sql`count(change.id) filter (where print_of is not distinct from changed_at)`,
  changed_at: sql`changed_at`,
  replaces: sql`max(at) filter (where print_number = 1 and print_of is distinct from changed_at)`,
});
