export { LOGIN_FIELDS, login, logout } from './access.endpoints';
export { endSession, readSession, saveSession, useSession } from './session';
export { hasCapability, useCapabilities, useServerCan } from './useCapabilities';
export { probeServer, type ServerProbe } from './probeServer';
