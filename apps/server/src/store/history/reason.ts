import { isBoundToTerminal, statusOrderSchema } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { invalid } from '../../request/failure';
import { formIn } from '../../request/form';
import type { Payload } from '../../request/payload';

const FIELDS = { reason: 'reason' } as const;
const ONLY_THE_REASON = statusOrderSchema.pick(['reason']);

/**
 * Returns the reason of a call; undefined if the client sent no such field, as core clients cannot; empty if it was left empty. Throws a 422 at `reason` if it
 * is too long.
 */
export const reasonIn = (input: Payload): string | undefined =>
  input['reason'] === undefined ? undefined : formIn(ONLY_THE_REASON, FIELDS, input).reason;

/** Whether staff used a core client, which cannot send a reason. The call is then accepted, and the history says that no reason was given. */
export const cannotAskWhy = ({ person, reason }: { person: Person; reason: string | undefined }): boolean =>
  reason === undefined && isBoundToTerminal(person.role);

/** Throws a 422 at `reason` if it is missing or empty. */
export function refuseWithoutReason(reason: string | undefined): void {
  if (!reason) throw invalid({ reason: MISSING });
}

const MISSING = 'Please say why.';
