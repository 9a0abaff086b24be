export { ERASED, type Erasure, type PersonalData, type PersonalRecord } from './erasure';
