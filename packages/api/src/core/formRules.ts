import type { ValidationContext } from '@motorpark/domain';
import { useServerCan } from '../access/useCapabilities';
import { capabilities } from '../client/connection';

/** What the rules of a form need to know beside its values: whether the stricter ones hold here (docs/contract.md). */
export const formRules = (): ValidationContext => ({
  isStrict: capabilities().known()?.has('forms.checked') ?? false,
});

/** The same for a form that looks otherwise by them; the stricter ones until it is known. */
export const useFormRules = (): ValidationContext => ({ isStrict: useServerCan('forms.checked') !== false });
