import { CALLS, CORE_CALLS, type CallName } from '@motorpark/contract';
import { invalid } from '../request/failure';

const IN_BODY = 'Send this in the body of the request. Proxies and browsers record its address.';

/** Names of fields that may hold a secret or personal data. */
const PRIVATE =
  /pass(?:code|word)|secret|token|phone|mobile|mail|address|next_of_kin|(?:^|_)(?:pin|code|key|name|dob)$|(?:traveler|sender|receiver)_number/i;

/**
 * Throws a 422 at each field that an extension call has in its address and that belongs in its body: all fields of a call that is not a GET, and secrets and
 * personal data of any. Core calls may have their fields in either (docs/contract.md).
 */
export function refuseInAddress(call: CallName, query: unknown): void {
  if (call in CORE_CALLS || typeof query !== 'object' || query === null) return;
  const isGet = CALLS[call].method === 'GET';
  const refused = Object.keys(query).filter((field) => !isGet || PRIVATE.test(field));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((field) => [field, IN_BODY])));
}
