export { refuseStale } from './refuseStale';
export { OFFICE_TABLES, type OfficeNoun } from './subject';
export { isUnasked, reasonIn, refuseWithoutReason } from './reason';
export { recordEdit, type FieldChange } from './recordEdit';
export { timelineOf } from './timelineOf';
export { toldRoad, voidingColumns, voidingOf } from './voiding';
export { settingStatus } from './settingStatus';
export { takingOff } from './takingOff';
export type { Kept } from './kept';
