import type { Data, WireShift } from '@motorpark/contract';
import { recordEvent } from '../../store/audit';
import { senderOf } from '../../store/company/companyRow';
import { columns, newId, type Transaction, sql } from '../../db';
import { reasonIn } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import { once } from '../../request/once';
import { answerOf, lockCountedDrawer } from '../../store/shift/lockShift';
import { OWN_SHIFT, refuseWithOwnShift } from './openShift';
import { finishShift } from '../../store/shift/finishShift';
import type { Mail } from '../../mail';
import { letter, moment } from '../../mail/letter';

/**
 * Takes over a drawer that the person has counted: closes its shift under both names and opens the person's shift with the counted cash. If its owner has not
 * confirmed the count, a reason is required, and the owner is told. Runs once per retry key.
 */
export function takeOverDrawer(context: PersonContext): Promise<Data<WireShift>> {
  const { person, now } = context;
  const reason = reasonIn(context.input);
  return once(context, async (tx) => {
    const drawer = await lockCountedDrawer(tx, context);
    await refuseWithOwnShift(tx, person.id);
    if (drawer.is_witnessed === false) {
      await announceCountWithout(tx, context, { ...drawer, reason });
    }
    await finishShift(tx, drawer, { reason, now, by: person.id });
    const next = newId();
    const opened = await tx.query(sql`
      insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo, taken_over_from)
      values (${next}, ${person.id}, ${drawer.terminal_id}, ${drawer.counter}, ${now}, ${drawer.counted_cash_kobo}, ${drawer.id})
      on conflict do nothing returning id`);
    // The person opened another shift meanwhile.
    if (opened.length === 0) throw refused(OWN_SHIFT);
    return answerOf(tx, next, person);
  });
}

interface Unwitnessed {
  person_id: string;
  counter: string;
  reason: string | undefined;
}

/** Records that a drawer is taken over without its owner's confirmation of the count, and mails it to the owner. Throws a 422 if no reason is given. */
async function announceCountWithout(
  tx: Transaction,
  context: PersonContext,
  drawer: Unwitnessed,
): Promise<void> {
  const { person, now, mail } = context;
  const { person_id: ownerId, counter, reason } = drawer;
  const [owner] = await tx.query(
    sql`select ${columns('person.id', 'person.name', 'person.email')} from person where id = ${ownerId}`,
  );
  if (!owner) throw new Error('The owner of a shift is gone.');
  if (!reason) throw invalid({ reason: `Please say why ${owner.name} has not confirmed the count.` });
  await recordEvent(tx, context, {
    kind: 'counted_without',
    target: { kind: 'person', ...owner },
    after: { terminal: person.terminal?.name, counter, reason },
  });
  mail(countedWithoutMail({ ...owner, counter, by: person.name, at: now, sender: await senderOf(tx) }));
}

interface TakenOver {
  /** The owner of the drawer, who gets the mail. */
  name: string;
  email: string;
  counter: string;
  /** The person who counted it and took it over. */
  by: string;
  at: Date;
  /** The company's name. */
  sender: string;
}

/** Sent to the owner of a drawer that a colleague took over without the owner's confirmation of the count. */
const countedWithoutMail = ({ name, email, counter, by, at, sender }: TakenOver): Mail =>
  letter({
    to: email,
    name,
    sender,
    subject: `Your ${sender} drawer was counted without you`,
    paragraphs: [
      `${by} counted your drawer ${counter} and took it over on ${moment(at)}. You did not confirm the count, so its report says that it was counted without you, and a difference is not added to yours.`,
      'You find the report under "My shifts" on the till. The count is wrong, or you know nothing of it? Then tell a super admin at once.',
    ],
  });
