export { AUDIT_KINDS, type AuditKind, isAuditKind } from './audit';
export type { AuditEvent, AuditFields } from './event';
export { AUDIT_LABELS, auditFieldLabel, auditSentence, auditValue } from './sentence';
