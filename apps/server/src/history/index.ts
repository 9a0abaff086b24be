export { changeStatus, type StepTaken } from './changeStatus';
export { recordEdit, type FieldChange } from './recordEdit';
export { timelineOf } from './timelineOf';
export { statusOrderIn } from './statusOrder';
