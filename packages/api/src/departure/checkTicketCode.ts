import { type SignedTicket, type TicketKey, readSignedCode, signedFacts } from '@motorpark/domain';

/** The result of verifying a scanned text offline. `unsigned`: a number or a seat. `unchecked`: this browser cannot verify signatures. */
export type CodeCheck =
  | { state: 'genuine' | 'forged' | 'unchecked'; ticket: SignedTicket }
  | { state: 'unsigned' };

const P256 = { name: 'ECDSA', namedCurve: 'P-256' };

/** Verifies the signature of a scanned code with the company's keys. Browsers can do so over HTTPS and on localhost. */
export async function checkTicketCode(text: string, keys: readonly TicketKey[] = []): Promise<CodeCheck> {
  const ticket = readSignedCode(text);
  if (!ticket) return { state: 'unsigned' };
  if (keys.length === 0 || !('subtle' in crypto)) return { state: 'unchecked', ticket };
  const own = keys.find(({ id }) => id === ticket.keyId);
  return { state: own && (await isSignedWith(own, ticket)) ? 'genuine' : 'forged', ticket };
}

async function isSignedWith({ key }: TicketKey, ticket: SignedTicket): Promise<boolean> {
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const imported = await crypto.subtle.importKey('spki', bytes, P256, false, ['verify']);
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const facts = new TextEncoder().encode(signedFacts(ticket));
  return await crypto.subtle.verify(algorithm, imported, ticket.signature, facts);
}
