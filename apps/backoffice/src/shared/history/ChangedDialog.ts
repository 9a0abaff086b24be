/** By itself, so that it comes late. */
export { ChangedDialog } from '@motorpark/ui';
