export { useFoundAudit } from './useAudit';
