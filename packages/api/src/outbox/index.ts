export {
  type InTheBooks,
  canRepeat,
  getOutboxKey,
  isFinal,
  isUnreachable,
  reportDiscard,
} from './outbox.endpoints';
export * from './sale';
export { type Seller, failedForm, seller } from './sell';
export { type Outbox, type OutboxPorts, type SaleStore, TOO_OLD, withOutbox } from './withOutbox';
