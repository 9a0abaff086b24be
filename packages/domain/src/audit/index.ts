export { AUDIT_KINDS, type AuditKind, isAuditKind } from './audit';
export type { AuditEvent, AuditFields, AuditFilter } from './event';
export { AUDIT_LABELS, auditFieldLabel, auditSentence, auditValue } from './sentence';
