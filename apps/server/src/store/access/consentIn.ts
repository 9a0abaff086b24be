import { consentSchema } from '@motorpark/domain';
import { type Sql, columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { formIn } from '../../request/form';
import { refuseWrongSecret } from './refuseWrongSecret';
import { worksAtAny } from './worksAtAny';

/** The consent of a colleague to what the person of a call does. */
export interface Consent {
  witnessId: string;
  /** To be run in the transaction that it allows. */
  forgive: (tx: Sql) => Promise<void>;
}

const NAMES = { witness: 'witness', secret: 'secret' } as const;
const NO_COLLEAGUE = 'Enter the e-mail of a colleague of your terminal, or of a super admin.';

/**
 * Checks the consent that a call brings with it: the e-mail of a colleague or manager of the same terminal or of a super admin, and their PIN or passcode. Returns undefined
 * if it brings none. Throws a 422 at `witness` or `secret` otherwise.
 */
export async function consentIn(context: PersonContext): Promise<Consent | undefined> {
  const { db, input, person } = context;
  if (input['witness'] === undefined || input['witness'] === '') return undefined;
  const { witness, secret } = formIn(consentSchema, NAMES, input);
  const [colleague] = await db.query(sql`
    select ${columns('person.id')} from person
    where lower(email) = lower(${witness}) and id <> ${person.id} and not is_banned
      and ${worksAtAny(sql`person`, sql`${[...person.terminals]}::uuid[]`)}`);
  if (!colleague) throw invalid({ witness: NO_COLLEAGUE });
  return { witnessId: colleague.id, forgive: await refuseWrongSecret(context, colleague.id, secret) };
}
