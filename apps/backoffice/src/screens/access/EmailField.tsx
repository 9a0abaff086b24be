import { TextField } from '@motorpark/ui';
import { useBoundField } from '../../shared/form/useBoundField';

/** Who it is: the first question of a login and of a recovery. */
export function EmailField({ label }: { label: string }) {
  return (
    <TextField label={label} type="email" autoComplete="username" autoFocus {...useBoundField('email')} />
  );
}
