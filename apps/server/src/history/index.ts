export { changeStatus, type StepTaken } from './changeStatus';
export { refuseStale } from './refuseStale';
export { OFFICE_TABLES, type OfficeNoun } from './subject';
export { reasonIn, refuseWithoutReason } from './reason';
export { recordEdit, type FieldChange } from './recordEdit';
export { timelineOf } from './timelineOf';
export { toldRoad, voidingColumns, voidingOf, type VoidedRow } from './voiding';
export { statusOrderIn } from './statusOrder';
