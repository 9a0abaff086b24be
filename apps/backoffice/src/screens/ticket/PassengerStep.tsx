import type { Day } from '@motorpark/domain';
import { DateField, FieldGrid, TextField } from '@motorpark/ui';
import { useBoundField } from '../../shell/form/useBoundField';

/** Step 2: who travels. */
export function PassengerStep({ today }: { today: Day }) {
  return (
    <FieldGrid>
      <TextField label="Traveler Name" isRequired autoComplete="off" {...useBoundField('travelerName')} />
      <TextField
        label="Mobile Number"
        type="tel"
        isRequired
        autoComplete="off"
        {...useBoundField('travelerPhone')}
      />
      <TextField
        label="Next of Kin Mobile Number"
        type="tel"
        isRequired
        autoComplete="off"
        {...useBoundField('nextOfKinPhone')}
      />
      <DateField label="Date of Birth" isRequired max={today} {...useBoundField('dateOfBirth')} />
    </FieldGrid>
  );
}
