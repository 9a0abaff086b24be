import { readSession } from '@motorpark/api';
import { draftOwner } from '../../shared/draft/draftOwner';
import { draftStore } from '../../shared/draft/draftStore';
import type { SaleKind, Unsent } from '../../shared/outbox/sale';

const draftsOf = (kind: SaleKind) => draftStore<object>(kind, (values): values is object => values !== null);

/** Whether this tab has an unfinished form of the kind, whose place a reopened sale takes. */
export function hasUnfinished({ kind }: Pick<Unsent, 'kind'>): boolean {
  const session = readSession();
  return session !== undefined && draftsOf(kind).readDraft(draftOwner(session)) !== undefined;
}

/** Puts a refused sale back where its form finds it: all that was typed, its key, and what the server said. */
export function reopen({ kind, draft, key, failure = '', errors = {} }: Unsent): void {
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

/** The form goes to the step of the first field in question, and stays on its last one where there is none. */
const LAST_STEP = Number.MAX_SAFE_INTEGER;
