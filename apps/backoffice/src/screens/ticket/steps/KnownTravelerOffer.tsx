import { type KnownTraveler, useKnownTraveler } from '@motorpark/api';
import { Button, Notice, Stack } from '@motorpark/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { saleMessages } from '../saleMessages';

const FILLED = ['travelerName', 'travelerAddress', 'nextOfKinName', 'nextOfKinPhone'] as const;
const PHONE = 'travelerPhone';

interface KnownTravelerOfferProps {
  /** Whether the lookup is switched off. */
  isOff: boolean;
  /** The traveler's fields. */
  children: ReactNode;
}

/**
 * Offers to fill in the details of a known traveler once their phone is typed: with the button, or with Arrow down in the phone field. Fills only empty fields.
 */
export function KnownTravelerOffer({ isOff, children }: KnownTravelerOfferProps) {
  const form = useForm<Record<string, string>>();
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } });
  const known = useKnownTraveler(values[PHONE] ?? '', isOff);
  const missing = known ? FILLED.filter((field) => known[field] !== '' && isEmpty(values[field])) : [];

  function fill(traveler: KnownTraveler) {
    form.batch(() => {
      for (const field of missing) form.change(field, traveler[field]);
    });
  }

  function fillByKey(event: KeyboardEvent) {
    const isPhone = event.target instanceof HTMLInputElement && event.target.name === PHONE;
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
              {saleMessages.fillIn}
            </Button>
          }
        >
          {saleMessages.knownTraveler(known.travelerName)}
        </Notice>
      )}
    </Stack>
  );
}

const isEmpty = (typed: string | undefined): boolean => (typed ?? '').trim() === '';
