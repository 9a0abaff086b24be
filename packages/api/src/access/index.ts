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
export { endSession, readSession, saveSession, useSession } from './session';
export { hasCapability, useCapabilities, useServerCan } from './useCapabilities';
export { probeServer, type ServerProbe } from './probeServer';
