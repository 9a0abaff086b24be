import type { WireAuditEvent } from '@motorpark/contract';
import type { AuditEvent, AuditFields } from '@motorpark/domain';

/** Converts a wire event to the domain's form, from which its sentence is made. */
export const eventOf = ({ by, target, before, after, ...event }: WireAuditEvent): AuditEvent => ({
  ...event,
  by: by ?? undefined,
  target: target ?? undefined,
  before: fieldsOf(before),
  after: fieldsOf(after),
});

const fieldsOf = (fields: WireAuditEvent['before']): AuditFields =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, plain(value)]));

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
