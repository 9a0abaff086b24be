import { adminSchema, check, createPasswordSchema } from '@motorpark/domain';
import { type Database, isUniqueViolation, newId, sql } from '../db';
import { hashPasscode } from './passcode';

export interface NewSuperAdmin {
  name: string;
  email: string;
  passcode: string;
}

const nameAndEmail = adminSchema.pick(['name', 'email']);

/** What stops this person from becoming a super admin, before the database is asked; undefined where nothing does. */
export function complaintAbout({ name, email, passcode }: NewSuperAdmin): string | undefined {
  const { errors: personal = {} } = check(nameAndEmail, { name, email });
  const { errors: secret = {} } = check(createPasswordSchema, {
    password: passcode,
    confirmPassword: passcode,
  });
  return [...Object.values(personal), ...Object.values(secret)][0];
}

/** Makes somebody who runs the company. Answers why not where it cannot be done; the passcode is kept only as a hash. */
export async function makeSuperAdmin(db: Database, person: NewSuperAdmin): Promise<string | undefined> {
  const complaint = complaintAbout(person);
  if (complaint !== undefined) return complaint;
  const email = person.email.trim().toLowerCase();
  const hash = await hashPasscode(person.passcode);
  try {
    await db.query(sql`insert into person (id, name, email, passcode_hash, role)
      values (${newId()}, ${person.name.trim()}, ${email}, ${hash}, 'super_admin')`);
  } catch (error) {
    if (isUniqueViolation(error, 'person_email_taken')) return `Somebody already logs in with ${email}.`;
    throw error;
  }
  return undefined;
}
