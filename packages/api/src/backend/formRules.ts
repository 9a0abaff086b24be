import type { ValidationContext } from '@motorpark/domain';
import { backend } from './connection';
import { useBackend } from './useBackend';

/** Returns the context of a form's validation: whether the server has the stricter rules (docs/contract.md). */
export const formRules = (): ValidationContext => backend().known()?.rules ?? {};

/** The same as a hook, for forms whose appearance depends on it; our own server's until it is known. */
export const useFormRules = (): ValidationContext => useBackend()?.rules ?? OWN;

const OWN: ValidationContext = { isStrict: true };
