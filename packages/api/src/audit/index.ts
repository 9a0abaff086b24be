export { searchAudit, type ActivityQuery } from './audit.endpoints';
export { useFoundAudit } from './useAudit';
