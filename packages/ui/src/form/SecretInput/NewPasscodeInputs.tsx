import { PasswordField } from '../../controls';
import { PasswordStrength } from '../../flow';
import { Stack } from '../../layout';
import { useBoundField } from '../useBoundField';
import { SecretInput, type SecretInputProps } from './SecretInput';

interface NewPasscodeInputsProps extends Pick<SecretInputProps, 'hint' | 'autoFocus'> {
  words: { password: string; confirmPassword: string };
  /** The minimum number of characters, if the server requires more than usual. */
  leastLength: number | undefined;
}

/** The fields `password`, with its strength, and `confirmPassword` of the surrounding form. */
export function NewPasscodeInputs({ words, leastLength, ...props }: NewPasscodeInputsProps) {
  const password = useBoundField('password');
  return (
    <>
      <Stack gap={2}>
        <PasswordField label={words.password} autoComplete="new-password" {...props} {...password} />
        <PasswordStrength password={password.value} leastLength={leastLength} />
      </Stack>
      <SecretInput name="confirmPassword" label={words.confirmPassword} autoComplete="new-password" />
    </>
  );
}
