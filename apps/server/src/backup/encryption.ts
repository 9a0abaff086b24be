import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { Transform } from 'node:stream';
import { BackupRefused } from './format';

/** BACKUP_KEY: 32 random bytes. */
export type BackupKey = Uint8Array;

/** The first bytes of an encrypted backup. Then follow the salt, the check, the text encrypted by AES-256-GCM, and its tag. */
const MAGIC = Buffer.from('MPBACK1\n');
const SALT_BYTES = 16;
/** Tells a wrong key from a damaged file before anything is decrypted. */
const CHECK_BYTES = 8;
const TAG_BYTES = 16;
export const HEAD_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;

const ALGORITHM = 'aes-256-gcm';
/** The key of each file is used for that file alone, so its nonce may be constant. */
const NONCE = Buffer.alloc(12);

function fileKeyOf(key: BackupKey, salt: Uint8Array) {
  const derived = Buffer.from(hkdfSync('sha256', key, salt, 'motorpark backup', 32 + CHECK_BYTES));
  return { fileKey: derived.subarray(0, 32), check: derived.subarray(32) };
}

/** Returns a stream that encrypts a backup. */
export function encrypting(key: BackupKey): Transform {
  const salt = randomBytes(SALT_BYTES);
  const { fileKey, check } = fileKeyOf(key, salt);
  const cipher = createCipheriv(ALGORITHM, fileKey, NONCE);
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, cipher.update(chunk)),
    flush: (done) => done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()])),
  });
  stream.push(Buffer.concat([MAGIC, salt, check]));
  return stream;
}

/** Returns the key of an encrypted file; undefined if the file is not encrypted. Throws a refusal if the key is missing or another one. */
export function fileKeyIn(file: string, key: BackupKey | undefined): Uint8Array | undefined {
  const head = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head, 0, HEAD_BYTES, 0);
  } finally {
    closeSync(opened);
  }
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
  if (!key) throw new KeyMissing(file);
  const { fileKey, check } = fileKeyOf(key, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (!check.equals(head.subarray(-CHECK_BYTES))) {
    throw new BackupRefused(`${file} was encrypted with another BACKUP_KEY.`);
  }
  return fileKey;
}

/** Thrown for an encrypted backup if no key was given. */
export class KeyMissing extends BackupRefused {
  constructor(file: string) {
    super(`${file} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  }
}

/** Thrown at the end of an encrypted text that is not what was encrypted. */
export class NotAuthentic extends Error {}

/** Decrypts what follows the head. Only the end tells that it is authentic: throws `NotAuthentic` otherwise. */
export async function* decrypted(
  source: AsyncIterable<Buffer>,
  fileKey: Uint8Array,
): AsyncGenerator<Buffer, void, undefined> {
  const decipher = createDecipheriv(ALGORITHM, fileKey, NONCE);
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([held, chunk]);
    const end = Math.max(0, all.length - TAG_BYTES);
    held = all.subarray(end);
    if (end > 0) yield decipher.update(all.subarray(0, end));
  }
  try {
    decipher.setAuthTag(held);
    decipher.final();
  } catch (error) {
    throw new NotAuthentic('The end of the file does not match.', { cause: error });
  }
}
