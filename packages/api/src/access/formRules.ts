import type { ValidationContext } from '@motorpark/domain';
import { capabilities } from '../client/connection';

/** What the rules of a form need to know beside its values: whether our own server takes it, whose rules are stricter (docs/contract.md). */
export const formRules = (): ValidationContext => ({
  isOwnServer: capabilities().known()?.has('forms.checked') ?? false,
});
