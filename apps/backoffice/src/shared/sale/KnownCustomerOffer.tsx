import { type KnownCustomer, useKnownCustomer, usePassengerRules } from '@motorpark/api';
import { Button, Notice, Stack } from '@motorpark/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';

interface KnownCustomerOfferProps {
  /** The name of the phone field by which the customer is found. */
  phone: string;
  /** The fields that can be filled in, with what is known of the customer. */
  fills: Readonly<Record<string, keyof KnownCustomer>>;
  children: ReactNode;
}

/** Offers to fill in the details of a known customer once their phone is typed: with the button, or with Arrow down in the phone field. Fills only empty fields. */
export function KnownCustomerOffer({ phone, fills, children }: KnownCustomerOfferProps) {
  const form = useForm<Record<string, string>>();
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } });
  const known = useKnownCustomer(values[phone] ?? '', !usePassengerRules().findsTravelers);
  const missing = known
    ? Object.entries(fills).filter(([field, from]) => known[from] !== '' && isEmpty(values[field]))
    : [];

  function fill(customer: KnownCustomer) {
    form.batch(() => {
      for (const [field, from] of missing) form.change(field, customer[from]);
    });
  }

  function fillByKey(event: KeyboardEvent) {
    const isPhone = event.target instanceof HTMLInputElement && event.target.name === phone;
    if (event.key !== 'ArrowDown' || !isPhone || !known || missing.length === 0) return;
    event.preventDefault();
    fill(known);
  }

  return (
    <Stack gap={4}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles a key of the phone field, which has no handler of its own */}
      <div onKeyDown={fillByKey}>{children}</div>
      {known && missing.length > 0 && (
        <Notice
          tone="info"
          action={
            <Button keyHint="↓" onClick={() => fill(known)}>
              Fill in
            </Button>
          }
        >
          This phone is known: {known.name}. Arrow down in the phone fills in what is empty.
        </Notice>
      )}
    </Stack>
  );
}

const isEmpty = (typed: string | undefined): boolean => (typed ?? '').trim() === '';
