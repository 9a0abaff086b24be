export {
  type InTheBooks,
  canRepeat,
  getOutboxKey,
  isFinal,
  isUnreachable,
  tellDiscard,
} from './outbox.endpoints';
