export { listAudit } from './audit.endpoints';
export type { AuditEventPage } from './readAudit';
export { useAudit } from './useAudit';
