import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { BackupKey } from '../../../backup/encryption';
import { type Database, columns, sql } from '../../../db';
import { Failure } from '../../../request/failure';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A stored secret that is longer is encrypted. */
const PLAIN_BYTES = 20;

const keyOf = (key: BackupKey) => Buffer.from(hkdfSync('sha256', key, '', 'motorpark second factor', 32));

/** Returns a secret as it is stored: encrypted for its person if there is a key. */
export function storedSecret(secret: Buffer, personId: string, key: BackupKey | undefined): Buffer {
  if (!key) return secret;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(key), nonce).setAAD(Buffer.from(personId));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Returns the secret that was stored for a person; undefined if it is encrypted with another key, or there is no key now. */
export function openSecret(stored: Buffer, personId: string, key: BackupKey | undefined): Buffer | undefined {
  if (stored.length === PLAIN_BYTES) return stored;
  if (!key) return undefined;
  const [nonce, text] = [stored.subarray(0, NONCE_BYTES), stored.subarray(NONCE_BYTES, -TAG_BYTES)];
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(key), nonce)
      .setAAD(Buffer.from(personId))
      .setAuthTag(stored.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** 503: the secret cannot be read, so no code of an app can be checked. Recovery codes still work. */
export const secretUnreadable = () =>
  new Failure(503, {
    message:
      'The server cannot check codes of authenticator apps: its BACKUP_KEY is missing or another one. Use a recovery code, or tell whoever looks after the server.',
  });

/** Encrypts the secrets that are stored unencrypted, if there is a key. Returns how many secrets cannot be read with this key, or without one. */
export async function encryptStoredSecrets(db: Database, key: BackupKey | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.query(sql`
      select ${columns('second_factor.person_id', 'second_factor.secret', 'second_factor.next_secret')}
      from second_factor order by person_id for update`);
    let unreadable = 0;
    for (const { person_id: id, secret, next_secret: next } of rows) {
      if (!openSecret(secret, id, key)) unreadable += 1;
      const isEncrypted = secret.length !== PLAIN_BYTES && next?.length !== PLAIN_BYTES;
      if (!key || isEncrypted) continue;
      const encrypted = (stored: Buffer) =>
        stored.length === PLAIN_BYTES ? storedSecret(stored, id, key) : stored;
      await tx.query(sql`update second_factor set secret = ${encrypted(secret)}, next_secret = ${next && encrypted(next)}
        where person_id = ${id}`);
    }
    return unreadable;
  });
}
