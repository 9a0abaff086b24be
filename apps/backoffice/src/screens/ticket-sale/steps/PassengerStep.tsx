import { type KnownCustomer, formRules } from '@motorpark/api';
import {
  type Companion,
  type Day,
  type Instant,
  PASSENGER_KIND_LABELS,
  TICKET_STEPS,
  type TicketFields,
  type KindRules,
  SEEN,
  childError,
  companionErrors,
  companionsIn,
  type PassengerRules,
} from '@motorpark/domain';
import { CompanionsField, Stack } from '@motorpark/ui';
import { formFields } from '@motorpark/ui/form';
import { useField } from 'react-final-form';
import { CustomerFields } from '../../../shared/sale/CustomerFields';

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
  /** Whether it is asked who is responsible for a child. */
  isLoneChild: boolean;
  /** When the chosen trip leaves. */
  leaves: Instant;
  /** The trip on which the passengers get another ticket; undefined if the ticket is sold already. */
  soldOn: string | undefined;
}

/** What is known of an earlier customer, by the traveler's field that it fills in. */
const KNOWN = {
  travelerName: 'name',
  nextOfKinPhone: 'nextOfKinPhone',
  dateOfBirth: 'dateOfBirth',
  travelerAddress: 'address',
  nextOfKinName: 'nextOfKinName',
} satisfies Partial<Record<keyof TicketFields, keyof KnownCustomer>>;

/** Step 2: the passengers. The phone is first, then the other required fields, so that a single passenger needs no extra key. */
export function PassengerStep({ today, seats, rules, isLoneChild, leaves, soldOn }: PassengerStepProps) {
  const isOptional = rules.details === 'asked';
  const fields = formFields(PASSENGER.fields, {
    travelerPhone: { kind: 'phone' },
    travelerName: {},
    nextOfKinPhone: { kind: 'phone' },
    dateOfBirth: { kind: 'day', latest: today },
    accompaniedBy: { isOptional: true },
    aloneReason: { isOptional: true },
    travelerKind: { kind: 'choice', answers: [ADULT, childOf(rules.kinds)] },
    infants: {
      hint: `Under ${rules.kinds.infantAge}, without a seat. Names, separated by commas.`,
      isOptional: true,
    },
    travelerAddress: { isOptional },
    nextOfKinName: { isOptional },
    // Rendered below, as several inputs.
    companions: {},
  }).filter(({ name }) => {
    if (name === 'travelerKind') return rules.kinds.childAge > 0;
    if (name === 'infants') return rules.kinds.infantAge > 0;
    if (name === 'accompaniedBy' || name === 'aloneReason') return isLoneChild;
    return name !== 'companions' && (rules.namesEach === true || !NAMED_PASSENGER_FIELDS.includes(name));
  });
  return (
    <Stack gap={4}>
      <CustomerFields phone="travelerPhone" fills={KNOWN} fields={fields} tripId={soldOn} />
      {rules.namesEach === true && seats.length > 1 && (
        <Companions seats={seats} kinds={rules.kinds} leaves={leaves} />
      )}
    </Stack>
  );
}

const ADULT = { value: 'adult', label: PASSENGER_KIND_LABELS.adult };

const childOf = ({ childAge }: KindRules) => ({
  value: 'child',
  label: `${PASSENGER_KIND_LABELS.child} under ${childAge}`,
});

function Companions({
  seats,
  kinds,
  leaves,
}: Pick<PassengerStepProps, 'seats' | 'leaves'> & { kinds: KindRules }) {
  const { input, meta } = useField<Companion[]>('companions');
  // The server's error is shown until a value of the form changes.
  const isShown = meta.submitFailed === true;
  const errorsOf = (companion: Companion) => {
    const born = childError(companion, kinds, leaves);
    return { ...(born !== undefined && { born }), ...companionErrors(companion, formRules()) };
  };
  return (
    <CompanionsField
      name={input.name}
      companions={companionsIn(seats, input.value)}
      onChange={input.onChange}
      kinds={[
        ADULT,
        ...(kinds.childAge > 0
          ? [childOf(kinds), { value: SEEN, label: `Child, seen to be under ${kinds.childAge}` }]
          : []),
        { value: 'luggage', label: PASSENGER_KIND_LABELS.luggage },
      ]}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      errorsOf={isShown ? errorsOf : undefined}
    />
  );
}
