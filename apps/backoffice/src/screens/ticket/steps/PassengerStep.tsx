import { type Day, TICKET_STEPS } from '@motorpark/domain';
import { RecordFields } from '../../../shared/record/RecordFields';
import { formFields } from '../../../shared/record/fieldKinds';

const PASSENGER = TICKET_STEPS[1];

/** Step 2: who travels. */
export function PassengerStep({ today }: { today: Day }) {
  const fields = formFields(PASSENGER.fields, {
    travelerName: {},
    travelerPhone: { kind: 'phone' },
    nextOfKinPhone: { kind: 'phone' },
    dateOfBirth: { kind: 'day', latest: today },
  });
  return <RecordFields fields={fields} />;
}
