export { ERASED, type Erasure, type PersonalData, type PersonalRecord } from './erasure';
export { RETENTION_MONTHS, isRetention } from './retention';
