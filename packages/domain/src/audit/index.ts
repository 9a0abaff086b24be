export { AUDIT_LABELS, type AuditKind, giveBackEvent, isAuditKind } from './audit';
export type { AuditEvent, AuditFields } from './event';
export { auditAddress, auditFieldLabel, auditSentence, auditValue } from './sentence';
