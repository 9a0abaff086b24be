import type { Data, WirePrint } from '@motorpark/contract';
import { type Printed, printOrderSchema } from '@motorpark/domain';
import type { Person } from '../access/person';
import { computed, type Transaction, newId, sql } from '../db';
import type { PersonContext } from '../http/call';
import { formIn } from '../http/form';
import { once } from '../http/once';
import { COLUMNS, type Recorded } from './subject';

interface Printing {
  noun: Extract<Recorded, Printed>;
  /** Locks a record, voided or not. Throws a 404 if there is none within the person's reach. */
  lock: (tx: Transaction, id: string, person: Person) => Promise<void>;
}

const FIELDS = { receipt: 'receipt' } as const;

/**
 * Creates the call that numbers a print of a receipt or report before it is printed, so that each number is used once. Everyone who may see the record may
 * print it.
 */
export const printing =
  ({ noun, lock }: Printing) =>
  (context: PersonContext): Promise<Data<WirePrint>> => {
    const { id, input, person, now } = context;
    const { receipt } = formIn(printOrderSchema(noun), FIELDS, input);
    // A ticket has a new receipt after it is rescheduled or its payment is confirmed.
    const of =
      noun === 'ticket'
        ? sql`(
          select greatest(rescheduled_at, (
            select max(settled_at) from awaited_payment join operation on operation.id = awaited_payment.id
            where operation.ticket_id = ticket.id and outcome = 'Confirmed'))
          from ticket where id = ${id})`
        : sql`null::timestamptz`;
    return once(context, async (tx) => {
      await lock(tx, id, person);
      const [row] = await tx.query(sql`
        select ${computed<{ printed: number }>({ printed: sql`count(*)` })} from change
        where ${COLUMNS[noun]} = ${id} and kind = 'printed' and receipt = ${receipt}
          and print_of is not distinct from ${of}`);
      const number = (row?.printed ?? 0) + 1;
      await tx.query(sql`
        insert into change (id, ${COLUMNS[noun]}, kind, receipt, print_number, print_of, person_id, terminal_id, at)
        values (${newId()}, ${id}, 'printed', ${receipt}, ${number}, ${of}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
      return { data: { receipt, number } };
    });
  };
