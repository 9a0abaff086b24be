import { type KnownTraveler, type PassengerRules, formRules, useKnownTraveler } from '@motorpark/api';
import { type Companion, type Day, TICKET_STEPS, companionErrors, companionsIn } from '@motorpark/domain';
import { Button, CompanionsField, Notice, Stack } from '@motorpark/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { RecordFields } from '../../../shared/record/RecordFields';
import { formFields } from '../../../shared/record/fieldKinds';
import { saleMessages } from '../saleMessages';

const PASSENGER = TICKET_STEPS[1];
/** Fields that only exist if the server names each passenger. */
const NAMED_PASSENGER_FIELDS: readonly string[] = [
  'travelerAddress',
  'nextOfKinName',
] satisfies (keyof typeof PASSENGER.fields)[];

interface PassengerStepProps {
  today: Day;
  seats: readonly number[];
  rules: PassengerRules;
}

/** Step 2: the passengers. The most required fields come first, so that a single passenger needs no extra key. */
export function PassengerStep({ today, seats, rules }: PassengerStepProps) {
  const isOptional = rules.details === 'asked';
  const fields = formFields(PASSENGER.fields, {
    travelerName: {},
    travelerPhone: { kind: 'phone' },
    nextOfKinPhone: { kind: 'phone' },
    dateOfBirth: { kind: 'day', latest: today },
    travelerAddress: { isOptional },
    nextOfKinName: { isOptional },
    // Rendered below, as several inputs.
    companions: {},
  }).filter(
    ({ name }) =>
      name !== 'companions' && (rules.namesEach === true || !NAMED_PASSENGER_FIELDS.includes(name)),
  );
  return (
    <Stack gap={4}>
      <KnownTravelerOffer isOff={!rules.findsTravelers}>
        <RecordFields fields={fields} />
      </KnownTravelerOffer>
      {rules.namesEach === true && seats.length > 1 && <Companions seats={seats} />}
    </Stack>
  );
}

function Companions({ seats }: { seats: readonly number[] }) {
  const { input, meta } = useField<Companion[]>('companions');
  // The server's error is shown until a value of the form changes.
  const isShown = meta.submitFailed === true;
  return (
    <CompanionsField
      name={input.name}
      companions={companionsIn(seats, input.value)}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      errorsOf={isShown ? (companion) => companionErrors(companion, formRules()) : undefined}
    />
  );
}

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
function KnownTravelerOffer({ isOff, children }: KnownTravelerOfferProps) {
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
