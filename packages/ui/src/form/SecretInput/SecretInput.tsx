import type { ComponentProps } from 'react';
import { PasswordField } from '../../controls';
import { useBoundField } from '../useBoundField';

export type SecretInputProps = Pick<
  ComponentProps<typeof PasswordField>,
  'name' | 'label' | 'hint' | 'autoComplete' | 'autoFocus' | 'isNumeric'
>;

/** A passcode or PIN field of the surrounding form. */
export const SecretInput = ({ name, ...props }: SecretInputProps) => (
  <PasswordField {...props} {...useBoundField(name)} />
);
