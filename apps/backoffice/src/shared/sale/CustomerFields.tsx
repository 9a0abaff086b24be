import { type KnownCustomer, useKnownByPhone } from '@motorpark/api';
import { nameSeats } from '@motorpark/domain';
import { Button, Notice, Stack } from '@motorpark/ui';
import { RecordFields, type RecordFieldsProps } from '@motorpark/ui/form';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useFormState } from 'react-final-form';

interface CustomerFieldsProps extends Pick<RecordFieldsProps, 'fields' | 'options'> {
  /** The name of the phone field by which the customer is found: the first of the fields. */
  phone: string;
  /** The fields that can be filled in, with what is known of the customer. */
  fills: Readonly<Record<string, keyof KnownCustomer>>;
  /** The trip of the ticket that is sold: the seats that the phone has on it already are named. */
  tripId?: string | undefined;
}

/**
 * The fields for a customer. Once the phone of a known one is typed, they offer to fill in what is still empty: with the button, with Arrow down in the phone
 * or a field that can be filled in, or with Enter in the phone, which then goes on as in every field.
 */
export function CustomerFields({ phone, fills, tripId, ...fields }: CustomerFieldsProps) {
  const form = useForm<Record<string, string>>();
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } });
  const { traveler: known, seats = [] } = useKnownByPhone(values[phone] ?? '');
  const held = seats.filter((one) => one.tripId === tripId);
  const missing = known
    ? Object.entries(fills).filter(([field, from]) => known[from] !== '' && isEmpty(values[field]))
    : [];

  function fill(customer: KnownCustomer) {
    form.batch(() => {
      for (const [field, from] of missing) form.change(field, customer[from]);
    });
  }

  function fillByKey(event: KeyboardEvent) {
    const field = event.target instanceof HTMLInputElement ? event.target.name : '';
    // Alt+Arrow down opens a calendar.
    const isDown = event.key === 'ArrowDown' && !event.altKey && (field === phone || field in fills);
    const isTaken = isDown || (event.key === 'Enter' && field === phone);
    if (!isTaken || !known || missing.length === 0) return;
    if (isDown) event.preventDefault();
    // Enter submits the form next, with what is filled in.
    flushSync(() => fill(known));
  }

  const offer = known && missing.length > 0 && (
    <Notice
      tone="info"
      action={
        <Button keyHint="↓" onPress={() => fill(known)}>
          Fill in
        </Button>
      }
    >
      This phone is known: {known.name}. Enter in the phone fills in what is empty and goes on.
    </Notice>
  );
  const note = (offer || held.length > 0) && (
    <Stack gap={2}>
      {held.map(({ ticketNumber, seats: taken }) => (
        <Notice key={ticketNumber} tone="info">
          This phone has {nameSeats(taken).toLowerCase()} on this bus already, on ticket {ticketNumber}.
        </Notice>
      ))}
      {offer}
    </Stack>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles a key of the phone field, which has no handler of its own
    <div onKeyDown={fillByKey}>
      <RecordFields {...fields} note={note} />
    </div>
  );
}

const isEmpty = (typed: string | undefined): boolean => (typed ?? '').trim() === '';
