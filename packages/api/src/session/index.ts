export { COPIES } from './copiesName';
export {
  endSession,
  isLocked,
  readSession,
  saveSession,
  useIsLocked,
  useSession,
  onUserChange,
} from './session';
