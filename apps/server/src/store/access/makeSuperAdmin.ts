import { adminSchema, check, createPasswordSchema } from '@motorpark/domain';
import { atTheServer, recordEvent } from '../audit';
import { type Database, isUniqueViolation, newId, sql } from '../../db';
import { hashPasscode } from './passcode';
import { complaintAboutPasscode } from './complaintAboutPasscode';

export interface NewSuperAdmin {
  name: string;
  email: string;
  passcode: string;
}

const nameAndEmail = adminSchema.pick(['name', 'email']);

/** Returns why this person cannot become a super admin, as far as it can be checked without the database; undefined if they can. */
export function complaintAbout({ name, email, passcode }: NewSuperAdmin): string | undefined {
  const { errors: personal = {} } = check(nameAndEmail, { name, email });
  const { errors: secret = {} } = check(createPasswordSchema, {
    password: passcode,
    confirmPassword: passcode,
  });
  return (
    [...Object.values(personal), ...Object.values(secret)][0] ??
    complaintAboutPasscode(passcode, { name, email })
  );
}

/** Creates a super admin, storing only a hash of the passcode. Returns an error message if it cannot be done. */
export async function makeSuperAdmin(db: Database, person: NewSuperAdmin): Promise<string | undefined> {
  const complaint = complaintAbout(person);
  if (complaint !== undefined) return complaint;
  const email = person.email.trim().toLowerCase();
  const hash = await hashPasscode(person.passcode);
  try {
    const target = { kind: 'person', id: newId(), name: person.name.trim() };
    await db.transaction(async (tx) => {
      await tx.query(sql`insert into person (id, name, email, passcode_hash, role)
        values (${target.id}, ${target.name}, ${email}, ${hash}, 'super_admin')`);
      await recordEvent(tx, atTheServer(new Date()), {
        kind: 'created',
        target,
        after: { email, role: 'super_admin' },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'person_email_taken')) return `Somebody already logs in with ${email}.`;
    throw error;
  }
  return undefined;
}
