import { randomBytes } from 'node:crypto';

let last = 0;
let count = 0;

/**
 * Returns a new primary key: a UUIDv7, generated here because older versions of PostgreSQL cannot. Ids of one process increase with every call, so that
 * later rows sort later and indexes stay compact.
 */
export function newId(): string {
  const now = Date.now();
  if (now > last) {
    last = now;
    count = 0;
  } else if (++count > 0xfff) {
    last += 1;
    count = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
