export { creating, deleting, editing, listing } from './handlers';
export { moveFirst, type UsedRecord } from './inTheWay';
export { findRecord, type RecordKind, walkOf } from './recordKind';
export { explained } from './rules';
