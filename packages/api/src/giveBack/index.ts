export { useFoundGivenBack } from './useFoundGivenBack';
