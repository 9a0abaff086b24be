import { draftOwner } from '../draft/draftOwner';
import { draftStore } from '../draft/draftStore';
import { readSession } from '../session/session';
import type { SaleKind, Unsent } from './sale';

const draftsOf = (kind: SaleKind) => draftStore<object>(kind, (values): values is object => values !== null);

/** Returns whether this tab has an unfinished form of this kind, which a reopened sale would replace. */
export function hasUnfinished({ kind }: Pick<Unsent, 'kind'>): boolean {
  const session = readSession();
  return session !== undefined && draftsOf(kind).readDraft(draftOwner(session)) !== undefined;
}

/** Past the end: the form opens at the step of the first invalid field, or at its last step if there is none. */
const LAST_STEP = Number.MAX_SAFE_INTEGER;

/** Stores a refused sale as the draft of its form: the typed values, the retry key and the server's errors. */
export function reopenSale({ kind, draft, key, failure = '', errors = {} }: Unsent): void {
  const session = readSession();
  if (!session) return;
  draftsOf(kind).keepDraft({
    owner: draftOwner(session),
    step: LAST_STEP,
    values: draft,
    key,
    refusal: { message: failure, errors },
  });
}
