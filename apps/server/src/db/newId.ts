import { randomBytes } from 'node:crypto';

let last = 0;
let count = 0;

/**
 * A new primary key: a UUIDv7, made here because not every PostgreSQL can. Ids of one process grow with every call, so
 * rows made later sort later and indexes stay compact.
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
