export { LOGIN_FIELDS, login, logout } from './access.endpoints';
export {
  CREATE_PASSWORD_FIELDS,
  FORGOT_PASSWORD_FIELDS,
  VERIFY_CODE_FIELDS,
  createPassword,
  forgotPassword,
  verifyCode,
  type Recovery,
} from './recovery.endpoints';
export { lock } from './lock.endpoints';
export { counterKey } from './counterKey';
export {
  confirmLock,
  counterPeople,
  switchToPerson,
  returnToCounter,
  leaveCounter,
  removeCurrentPerson,
  type Proof,
} from './counterPeople';
export { usePin } from './usePin';
export { useProveAtCounter } from './useOwnSessions';
export { changePasscode, type OwnSession } from './own.endpoints';
export {
  confirmSecondFactor,
  endSecondFactor,
  endSecondFactorSetup,
  startSecondFactor,
  type SecondFactor,
  type SecondFactorSecret,
} from './secondFactor.endpoints';
export { useSecondFactor } from './useSecondFactor';
export { useEndOwnSession, useOwnSessions, useUnlock } from './useOwnSessions';
export { probeServer, type ServerProbe } from './probeServer';
