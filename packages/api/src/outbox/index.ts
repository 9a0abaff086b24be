export { canRepeat, getOutboxKey, isFinal, isUnreachable } from './outbox.endpoints';
