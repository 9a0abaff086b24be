/** In a module of its own, for lazy loading. */
export { ChangedDialog } from '@motorpark/ui';
