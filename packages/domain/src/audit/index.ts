export { AUDIT_LABELS, type AuditKind, isAuditKind } from './audit';
export type { AuditEvent, AuditFields } from './event';
export { auditFieldLabel, auditSentence, auditValue } from './sentence';
