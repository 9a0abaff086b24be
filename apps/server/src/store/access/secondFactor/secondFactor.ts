import type { WireSecondFactor } from '@motorpark/contract';
import type { Role } from '@motorpark/domain';
import { columns, computed, type Sql, sql } from '../../../db';
import type { CallContext } from '../../../request/call';
import { hashOfCode } from './recoveryCodes';
import { openSecret, secretUnreadable } from './storedSecret';
import { isAppCode, stepOfCode } from './totp';

/** Whether the person has a confirmed second factor. */
export async function hasSecondFactor(db: Sql, personId: string): Promise<boolean> {
  const found = await db.query(sql`
    select person_id from second_factor where person_id = ${personId} and confirmed_at is not null`);
  return found.length > 0;
}

/** Whether the company requires a second factor of people with this role. */
export async function isRequiredOf(db: Sql, role: Role): Promise<boolean> {
  if (role !== 'super_admin') return false;
  const [company] = await db.query(sql`select ${columns('company.second_factor')} from company`);
  return company?.second_factor === 'required';
}

/** Returns the wire form of a person's second factor, without its secret. */
export async function ownSecondFactor(
  db: Sql,
  { id, role }: { id: string; role: Role },
): Promise<WireSecondFactor> {
  const [left] = await db.query(sql`
    select ${computed<{ codes: number }>({ codes: sql`count(*)` })}
    from second_factor_recovery where person_id = ${id} and used_at is null`);
  const isOn = await hasSecondFactor(db, id);
  return {
    is_on: isOn,
    recovery_codes_left: isOn ? (left?.codes ?? 0) : 0,
    is_required: await isRequiredOf(db, role),
  };
}

/**
 * Uses up a code of the person's app or one of their recovery codes, which work only once. Returns false if it is neither. Of two logins with the same code,
 * only one succeeds. Throws a 503 for a code of the app if the secret cannot be decrypted.
 */
export async function consumeCode(
  tx: Sql,
  personId: string,
  code: string,
  { now, backupKey }: Pick<CallContext, 'now' | 'backupKey'>,
): Promise<boolean> {
  const [factor] = await tx.query(sql`
    select ${columns('second_factor.secret', 'second_factor.last_step')} from second_factor
    where person_id = ${personId} for update`);
  if (!factor) return false;
  const typed = code.replaceAll(/\s/g, '');
  const secret = openSecret(factor.secret, personId, backupKey);
  if (!secret && isAppCode(typed)) throw secretUnreadable();
  const step = secret && stepOfCode(secret, typed, now);
  if (step !== undefined) {
    if (step <= factor.last_step) return false;
    await tx.query(sql`update second_factor set last_step = ${step} where person_id = ${personId}`);
    return true;
  }
  const used = await tx.query(sql`
    update second_factor_recovery set used_at = ${now}
    where person_id = ${personId} and code_hash = ${hashOfCode(code)} and used_at is null
    returning person_id`);
  return used.length > 0;
}

/** Removes a person's second factor, confirmed or not. Returns whether it was confirmed. */
export async function removeSecondFactor(tx: Sql, personId: string): Promise<boolean> {
  const [removed] = await tx.query(sql`
    delete from second_factor where person_id = ${personId} returning ${columns('second_factor.confirmed_at')}`);
  return removed !== undefined && removed.confirmed_at !== null;
}
