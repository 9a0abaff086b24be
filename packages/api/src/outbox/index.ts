export {
  type InTheBooks,
  canRepeat,
  getOutboxKey,
  isFinal,
  isUnreachable,
  reportDiscard,
} from './outbox.endpoints';
