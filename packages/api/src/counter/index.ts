export { useCounter, useForgetCounter, useFoundCounters, useNameCounter } from './useCounters';
