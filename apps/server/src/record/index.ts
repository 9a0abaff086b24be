export { creating, deleting, editing, listing, searchRecords } from './handlers';
export { moveFirst, type UsedRecord } from './inTheWay';
export { findRecord, type RecordKind, walkOf } from './recordKind';
export { explained } from './rules';
