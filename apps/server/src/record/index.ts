export { creating, deleting, editing, listing } from './handlers';
export { moveFirst, type UsedRecord } from './inTheWay';
export { findRecord, type RecordKind, searchedOf } from './recordKind';
export { explained } from './rules';
