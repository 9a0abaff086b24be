import { type Action, type DoRight, type SeeRight, mayBegin } from '@motorpark/domain';
import type { Feature } from '../port/features';
import { useSession } from '../session/session';
import { useBackend } from './useBackend';

/**
 * Returns whether the logged-in user has a right, at whatever place: by the table of rights, of which nobody has one that no call of the server asks for. False
 * until the server is known.
 */
export function useRights(): (right: Action) => boolean {
  const role = useSession()?.role;
  const backend = useBackend();
  return (right) => backend?.knows(right) === true && (role === undefined || mayBegin(right, role));
}

/** Returns whether the logged-in user lacks a right that a call of the server asks for. False until the server is known. */
export function useIsDenied(): (right: Action) => boolean {
  const backend = useBackend();
  const rights = useRights();
  return (right) => backend?.knows(right) === true && !rights(right);
}

/** Returns `may(right)`, on which buttons and forms depend. The table may restrict single records further (`mayAct`). */
export const useMay: () => (right: DoRight) => boolean = useRights;

/** Returns `sees(right)`: what a screen shows depends on no other right than one to see. */
export const useSees: () => (right: SeeRight) => boolean = useRights;

/** Returns `has(feature)`: whether the server has it, whoever is logged in; undefined until that is known. */
export function useHas(): (feature: Feature) => boolean | undefined {
  const backend = useBackend();
  return (feature) => backend?.has(feature);
}
