export { type FoundEverywhere, useEverywhere } from './useEverywhere';
