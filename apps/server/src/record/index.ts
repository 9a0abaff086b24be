export { creating, deleting, editing, listing } from './handlers';
export { moveFirst, onRecord } from './inTheWay';
export { recordCreations } from './recordChange';
export { serviceOf, settingService } from './settingService';
export { findRecord, type RecordKind, searchedOf } from './recordKind';
export { insertRecords } from './writeRecords';
export { type IdOf, type Reference, findReferred, referredBy } from './references';
export { explained } from './rules';
