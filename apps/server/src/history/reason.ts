import { isBoundToTerminal, statusOrderSchema } from '@motorpark/domain';
import type { Person } from '../access/person';
import { invalid } from '../http/failure';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';

const FIELDS = { reason: 'reason' } as const;
const ONLY_THE_REASON = statusOrderSchema.pick(['reason']);

/**
 * Why somebody does something: undefined if the client sent no such field, as clients of the core contract, which cannot ask
 * for it; empty if it was left empty. A 422 at `reason` where it is too long to be kept.
 */
export const reasonIn = (input: Payload): string | undefined =>
  input['reason'] === undefined ? undefined : formIn(ONLY_THE_REASON, FIELDS, input).reason;

/** Whether staff do it with a client of the core contract: it is done without a reason then, and the history says that none was given. */
export const isUnasked = ({ person, reason }: { person: Person; reason: string | undefined }): boolean =>
  reason === undefined && isBoundToTerminal(person.role);

/** 422 at `reason` where none was given. */
export function refuseWithoutReason(reason: string | undefined): void {
  if (!reason) throw invalid({ reason: MISSING });
}

const MISSING = 'Please say why.';
