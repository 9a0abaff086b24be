export { ERASED, type Erasure, type PersonalData, type PersonalRecord, erasedValue } from './erasure';
export { personalDataSchema } from './erasure.schema';
