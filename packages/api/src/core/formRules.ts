import type { ValidationContext } from '@motorpark/domain';
import { useServerCan } from '../access/useCapabilities';
import { capabilities } from '../client/connection';

/** Returns the context of a form's validation: whether the server has the stricter rules (docs/contract.md). */
export const formRules = (): ValidationContext => ({
  isStrict: capabilities().known()?.has('forms.checked') ?? false,
});

/** The same as a hook, for forms whose appearance depends on it; strict until it is known. */
export const useFormRules = (): ValidationContext => ({ isStrict: useServerCan('forms.checked') !== false });
