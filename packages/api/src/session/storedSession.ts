import { coreRoleOf, roleOf, type Session } from '@motorpark/domain';
import { FIRST_CALLS } from './firstCallsKey';
import { type KeyValueStore, openStorage } from '../storage/openStorage';

/** The storage keys of a session; other clients of the core use the first three too (docs/access.md). */
const TOKEN = 'authToken';
const ROLE = 'role';
const OFFICE_ROLE = 'officeRole';
const TERMINAL = 'terminalName';
const NAME = 'adminName';
const PERSON_ID = 'adminId';
const TERMINAL_ID = 'terminalId';
const MANAGED = 'managedTerminals';
const MUST_CHANGE = 'mustChangePasscode';
const MUST_SET_UP = 'mustSetUpSecondFactor';
/** The token of the locked session. */
const LOCKED = 'lockedToken';
const KEYS: ReadonlySet<string> = new Set([
  TOKEN,
  ROLE,
  OFFICE_ROLE,
  TERMINAL,
  NAME,
  PERSON_ID,
  TERMINAL_ID,
  MANAGED,
  MUST_CHANGE,
  MUST_SET_UP,
  LOCKED,
  FIRST_CALLS,
]);

let storage: KeyValueStore | undefined;

const store = (): KeyValueStore => (storage ??= openStorage());

const isKept = (key: string): true | undefined => store().getItem(key) === 'true' || undefined;

/** Returns the session stored on this machine; undefined if nobody is logged in. */
export function loadSession(): Session | undefined {
  const token = store().getItem(TOKEN);
  if (!token) return undefined;
  return {
    token,
    role: roleOf(store().getItem(ROLE) ?? '', store().getItem(OFFICE_ROLE) ?? ''),
    terminalName: store().getItem(TERMINAL) ?? '',
    name: store().getItem(NAME) ?? undefined,
    terminalId: store().getItem(TERMINAL_ID) ?? undefined,
    managed: store().getItem(MANAGED)?.split(' '),
    personId: store().getItem(PERSON_ID) ?? undefined,
    mustChangePasscode: isKept(MUST_CHANGE),
    mustSetUpSecondFactor: isKept(MUST_SET_UP),
  };
}

/** Whether this session is the locked one. */
export const isLockedSession = (session: Session | undefined): boolean =>
  session !== undefined && store().getItem(LOCKED) === session.token;

/** Whether a storage event with this key, from another tab, changes the session; null means that all keys were cleared. */
export const isSessionKey = (key: string | null): boolean => key === null || KEYS.has(key);

/** Stores a session. The token is removed first and written last, so that another tab never sees one person's token with another's role. */
export function storeSession({ token, ...facts }: Session): void {
  store().removeItem(TOKEN);
  store().removeItem(FIRST_CALLS);
  storeFacts(facts);
  store().setItem(TOKEN, token);
}

/** Stores everything about the logged-in user except the token. */
export function storeFacts(facts: Omit<Session, 'token'>): void {
  const core = coreRoleOf(facts.role);
  store().setItem(ROLE, core);
  keep(OFFICE_ROLE, facts.role !== core && facts.role);
  store().setItem(TERMINAL, facts.terminalName);
  keep(NAME, facts.name);
  keep(TERMINAL_ID, facts.terminalId);
  keep(MANAGED, facts.managed?.join(' '));
  keep(PERSON_ID, facts.personId);
  keep(MUST_CHANGE, facts.mustChangePasscode && 'true');
  keep(MUST_SET_UP, facts.mustSetUpSecondFactor && 'true');
}

/** Stores the token that is locked; undefined unlocks. */
export const storeLockedToken = (token: string | undefined): void => keep(LOCKED, token);

export function removeSession(): void {
  for (const key of KEYS) store().removeItem(key);
}

function keep(key: string, value: string | false | undefined): void {
  if (value === undefined || value === false) store().removeItem(key);
  else store().setItem(key, value);
}
