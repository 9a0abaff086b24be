import type { WireAuditEvent } from '@motorpark/contract';
import type { AuditEvent, AuditFields } from '@motorpark/domain';

/** An event as the domain has it, for the sentence that describes it. */
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
