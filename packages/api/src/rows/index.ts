export { ApiProvider } from './ApiProvider';
export type { Download } from './download';
export type { Counts, ListQuery } from './found';
export { useRefreshLists, type ListName } from './lists';
export { type Edited, type Save, type Saved, type VoidOrder } from './records';
