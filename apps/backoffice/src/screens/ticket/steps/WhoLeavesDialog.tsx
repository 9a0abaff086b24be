import { type TicketDraft, namedPassengers, passengersTooMany, withoutPassenger } from '@motorpark/domain';
import { ChoiceField } from '@motorpark/ui';
import { FormDialog } from '@motorpark/ui/form';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { saleMessages } from '../saleMessages';

interface WhoLeavesDialogProps {
  values: TicketDraft;
  /** Called once there are no more passengers than seats. */
  onDone: () => void;
  onCancel: () => void;
}

/** Asks who no longer travels, one after the other, until there are no more passengers than seats; whoever sat in a seat that was taken off is chosen first. */
export function WhoLeavesDialog({ values, onDone, onCancel }: WhoLeavesDialogProps) {
  const form = useForm<TicketDraft>();
  const people = namedPassengers(values);
  const unseated = people.findIndex(({ seat }) => seat === undefined);
  const [choice, setChoice] = useState<string>();
  const chosen = choice ?? String(Math.max(0, unseated));

  function takeOff() {
    const left = withoutPassenger(values, Number(chosen));
    form.batch(() => {
      for (const field of CHANGED) form.change(field, left[field]);
    });
    setChoice(undefined);
    if (passengersTooMany(left) === 0) onDone();
  }

  return (
    <FormDialog
      title={saleMessages.whoLeaves}
      submitLabel={saleMessages.takeOff}
      isBusy={false}
      onSubmit={takeOff}
      onClose={onCancel}
    >
      <ChoiceField
        label={saleMessages.fewerSeats(people.length, values.seats.length)}
        name="leaving"
        value={chosen}
        onChange={setChoice}
        options={people.map(({ name, seat, isTraveler }, place) => ({
          value: String(place),
          label: name,
          hint: [isTraveler && 'Traveler', seat === undefined ? 'seat taken off' : `seat ${seat}`]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    </FormDialog>
  );
}

/** What a passenger who leaves changes. */
const CHANGED = [
  'travelerName',
  'travelerPhone',
  'travelerAddress',
  'nextOfKinName',
  'nextOfKinPhone',
  'dateOfBirth',
  'companions',
] as const satisfies readonly (keyof TicketDraft)[];
