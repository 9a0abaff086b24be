import { OFFICE_ROLES, type PersonAction, type Role, consentSchema, mayBegin } from '@motorpark/domain';
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
const NO_EQUAL =
  'Enter the e-mail of another person who may do this: a manager of the terminal, or a super admin.';

/** What the colleague must be allowed to do, at which terminal. */
interface Needed {
  action: PersonAction;
  terminal: string;
}

const ROLES: readonly Role[] = ['super_admin', 'admin', ...OFFICE_ROLES];

/**
 * Checks the consent that a call brings with it: the e-mail of a colleague or manager of the same terminal or of a super admin, who must have the right that is needed, if any, and their PIN or
 * passcode. Returns undefined if it brings none. Throws a 422 at `witness` or `secret` otherwise.
 */
export async function consentIn(context: PersonContext, needed?: Needed): Promise<Consent | undefined> {
  const { db, input, person } = context;
  if (input['witness'] === undefined || input['witness'] === '') return undefined;
  const { witness, secret } = formIn(consentSchema, NAMES, input);
  const terminals = needed ? [needed.terminal] : [...person.terminals];
  const isAllowed = needed
    ? sql`role = any(${ROLES.filter((role) => mayBegin(needed.action, role))})`
    : sql`true`;
  const [colleague] = await db.query(sql`
    select ${columns('person.id')} from person
    where lower(email) = lower(${witness}) and id <> ${person.id} and not is_banned
      and ${isAllowed} and ${worksAtAny(sql`person`, sql`${terminals}::uuid[]`)}`);
  if (!colleague) throw invalid({ witness: needed ? NO_EQUAL : NO_COLLEAGUE });
  return { witnessId: colleague.id, forgive: await refuseWrongSecret(context, colleague.id, secret) };
}
