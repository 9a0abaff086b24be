import { TextField } from '@motorpark/ui';
import { useBoundField } from '../../shared/form/useBoundField';

/** The e-mail field of the recovery; takes the focus when it is shown. */
export function EmailField({ label }: { label: string }) {
  return (
    <TextField label={label} type="email" autoComplete="username" autoFocus {...useBoundField('email')} />
  );
}
