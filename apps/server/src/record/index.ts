export { creating, deleting, editing, listing } from './handlers';
export { moveFirst, type UsedRecord } from './inTheWay';
export { oneOrAll, type RecordKind } from './recordKind';
export { explained } from './rules';
