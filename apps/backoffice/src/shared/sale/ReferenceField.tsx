import { useCompany } from '@motorpark/api';
import { type Field, inputLabel } from '@motorpark/domain';
import { TextField } from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import { useField } from 'react-final-form';

const HINT =
  'As the alert of the customer’s bank or the slip has it. It is found on the bank’s statement by it.';

/** The field for the customer's payment reference, if payments must be confirmed; not for cash. */
export function ReferenceField({ of: { paymentReference } }: { of: { paymentReference: Field } }) {
  const { company } = useCompany({ revalidateIfStale: false });
  const method = useField<string>('paymentMethod').input.value;
  const field = useBoundField('paymentReference');
  const isShown = company?.confirmationRule === 'required' || field.value !== '' || field.error !== undefined;
  if (!isShown || method === '' || method === 'Cash') return null;
  return <TextField label={inputLabel(paymentReference)} hint={HINT} autoComplete="off" {...field} />;
}
