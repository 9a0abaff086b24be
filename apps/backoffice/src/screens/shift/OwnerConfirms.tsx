import type { Shift } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { SecretInput } from '../../shared/form/SecretInputs';
import { messages } from './messages';

const { witness: words } = messages;

/** Lets the clerk of a drawer that a colleague counted confirm the count with their own PIN or passcode. */
export function OwnerConfirms({ shift: { person, isWitnessed } }: { shift: Shift }) {
  if (isWitnessed === true) return <Notice tone="success">{words.confirmed(person)}</Notice>;
  return (
    <>
      <Notice tone="info">{words.lead(person)}</Notice>
      <SecretInput name="secret" label={words.secret(person)} hint={words.hint(person)} autoComplete="off" />
    </>
  );
}
