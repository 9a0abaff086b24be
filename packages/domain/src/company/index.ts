export * from './company.schema';
export * from './companyFields';
export { DEMO_COMPANY } from './demoCompany';
export * from './images';
export { linesOf } from './lines';
export { SET_UP_STEPS, type SetUpStep } from './setUp';
export * from './standardTerms';
