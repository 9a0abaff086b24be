export * from './company.schema';
export * from './companyFields';
export * from './companyKinds';
export * from './images';
export { linesOf } from './lines';
export { SET_UP_STEPS, type SetUpStep } from './setUp';
export { RECEIPT_SETTINGS } from './receiptSettings';
export type { Setting } from './setting';
export * from './terms';
