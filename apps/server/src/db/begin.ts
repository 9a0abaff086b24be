export type Begin = 'begin' | `begin; set local motorpark.chain to '${string}'`;

/** The chain of seals for records that belong to no terminal. */
export const HEAD_OFFICE = '00000000-0000-0000-0000-000000000000';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the statement that begins a transaction whose writes are sealed, in a terminal's chain or the head office's. */
export function beginIn(chain: string): Begin {
  if (!UUID.test(chain)) throw new TypeError(`${chain} is no chain.`);
  return `begin; set local motorpark.chain to '${chain}'`;
}
