export { ApiProvider } from './ApiProvider';
export type { Download } from './download';
export type { Counts, ListName, ListQuery } from '../port/found';
export { useRefreshLists } from './lists';
export { type Edited, type Save, type Saved, type VoidOrder } from './records';
