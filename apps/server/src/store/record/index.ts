export { creating, deleting, editing, listing } from './handlers';
export { inUseOrRetired, permanentUse, type Use, usageOf } from './usage';
export { recordChanges, recordCreations, recordDeletion } from './recordChange';
export { serviceOf, settingService } from './settingService';
export { findRecord, type RecordKind, searchedOf } from './recordKind';
export { insertRecords, updateRecord } from './writeRecords';
export { type IdOf, type Reference, findReferred, referredBy } from './references';
export { withRuleMessages } from './withRuleMessages';
