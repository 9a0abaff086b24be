import { nairaOnWire, whyNotWitnessed } from '@motorpark/domain';
import { recordEvent } from '../../store/audit';
import { senderOf } from '../../store/company/companyRow';
import { columns, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import type { Mail } from '../../mail';
import { letter, moment } from '../../mail/letter';

interface Ended {
  id: string;
  counter: string;
  reason: string | undefined;
  /** What whoever counted it did with the drawer then; undefined if nobody counted it. */
  did: 'closed it' | 'took it over' | undefined;
}

/**
 * Records that the drawer of somebody else was counted without its owner, which is mailed to the owner, or closed without a count. Throws a 422 if no reason is
 * given.
 */
export async function announceEnding(tx: Transaction, context: PersonContext, ended: Ended): Promise<void> {
  const { person, now, mail } = context;
  const { id, counter, reason, did } = ended;
  const [owner] = await tx.query(
    sql`select ${columns('person.id', 'person.name', 'person.email', 'terminal.name as terminal', 'shift.expected_cash_kobo')}
      from shift join person on person.id = shift.person_id join terminal on terminal.id = shift.terminal_id where shift.id = ${id}`,
  );
  if (!owner) throw new Error('The owner of a shift is gone.');
  if (!reason) throw invalid({ reason: whyNotWitnessed(owner.name) });
  const { terminal, expected_cash_kobo: expected } = owner;
  const target = { kind: 'person', id: owner.id, name: owner.name } as const;
  if (did === undefined) {
    const after = { terminal, counter, amount: nairaOnWire(expected ?? 0), reason };
    return recordEvent(tx, context, { kind: 'not_counted', target, after });
  }
  await recordEvent(tx, context, { kind: 'counted_without', target, after: { terminal, counter, reason } });
  mail(countedWithoutMail({ ...owner, counter, by: person.name, did, at: now, sender: await senderOf(tx) }));
}

interface Counted {
  /** The owner of the drawer, who gets the mail. */
  name: string;
  email: string;
  counter: string;
  /** The person who counted it. */
  by: string;
  did: string;
  at: Date;
  /** The company's name. */
  sender: string;
}

/** Sent to the owner of a drawer that somebody else counted without the owner's confirmation. */
const countedWithoutMail = ({ name, email, counter, by, did, at, sender }: Counted): Mail =>
  letter({
    to: email,
    name,
    sender,
    subject: `Your ${sender} drawer was counted without you`,
    paragraphs: [
      `${by} counted your drawer ${counter} and ${did} on ${moment(at)}. You did not confirm the count, so its report says that it was counted without you, and a difference is not added to yours.`,
      'You find the report under "My shifts" on the till, where you can confirm the count. The count is wrong, or you know nothing of it? Then tell a super admin at once.',
    ],
  });
