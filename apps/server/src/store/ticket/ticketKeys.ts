import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { type SignedTicket, type TicketKey, composeSignedCode, signedFacts } from '@motorpark/domain';
import { type Sql, columns, prepared, sql } from '../../db';

/** How long a key signs codes before a new one replaces it. */
const KEY_LIFETIME = sql`interval '1 year'`;
/** A code stores the number of its key in one byte. */
const MOST_KEYS = 255;

const ENCODING = 'ieee-p1363';

/** Returns the text of a ticket's code, signed with the company's newest key. */
export async function signedCodeOf(
  db: Sql,
  ticket: Pick<SignedTicket, 'number' | 'tripId' | 'seats'>,
): Promise<string> {
  const { id: keyId, private_key: key } = (await signingKey(db)) ?? (await makeKey(db));
  const facts = { ...ticket, keyId };
  const own = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const signature = sign('sha256', Buffer.from(signedFacts(facts)), { key: own, dsaEncoding: ENCODING });
  return composeSignedCode({ ...facts, signature: Uint8Array.from(signature) });
}

/** Returns the public keys that verify codes, including those of former years. */
export async function ticketKeysOf(db: Sql): Promise<TicketKey[]> {
  const rows = await db.query(
    prepared(sql`select ${columns('ticket_key.id', 'ticket_key.public_key')} from ticket_key order by id`),
  );
  return rows.map(({ id, public_key: key }) => ({ id, key: Buffer.from(key).toString('base64') }));
}

export async function isGenuine(db: Sql, ticket: SignedTicket): Promise<boolean> {
  const own = (await ticketKeysOf(db)).find(({ id }) => id === ticket.keyId);
  if (!own) return false;
  const key = createPublicKey({ key: Buffer.from(own.key, 'base64'), format: 'der', type: 'spki' });
  return verify('sha256', Buffer.from(signedFacts(ticket)), { key, dsaEncoding: ENCODING }, ticket.signature);
}

async function signingKey(db: Sql) {
  const [newest] = await db.query(
    prepared(sql`select ${columns('ticket_key.id', 'ticket_key.private_key')} from ticket_key
      where made_at > now() - ${KEY_LIFETIME} or id = ${MOST_KEYS} order by id desc limit 1`),
  );
  return newest;
}

/** Creates a signing key. If two processes do so at the same time, one of them succeeds. */
async function makeKey(db: Sql) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await db.query(sql`insert into ticket_key (id, made_at, private_key, public_key)
    select coalesce(max(id), 0) + 1, now(), ${privateKey.export({ format: 'der', type: 'pkcs8' })},
      ${publicKey.export({ format: 'der', type: 'spki' })} from ticket_key
    on conflict do nothing`);
  const made = await signingKey(db);
  if (!made) throw new Error('No key signs tickets.');
  return made;
}
