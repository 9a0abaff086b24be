import { type TicketDraft, namedPassengers, passengersTooMany, withoutPassenger } from '@motorpark/domain';
import { ChoiceField, type ChoiceFieldProps } from '@motorpark/ui';
import { FormDialog, useBoundField } from '@motorpark/ui/form';
import { useForm, Form } from 'react-final-form';
import type { FormApi } from 'final-form';
import { saleMessages } from '../saleMessages';

interface Leaving {
  /** The place of the passenger in the list. */
  leaving: string;
}

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

  function takeOff({ leaving }: Leaving, asked: FormApi<Leaving>) {
    const left = withoutPassenger(values, Number(leaving));
    form.batch(() => {
      for (const field of CHANGED) form.change(field, left[field]);
    });
    asked.reset();
    if (passengersTooMany(left) === 0) onDone();
  }

  return (
    <Form<Leaving>
      initialValues={{ leaving: String(Math.max(0, unseated)) }}
      onSubmit={takeOff}
      render={({ handleSubmit, submitting }) => (
        <FormDialog
          title={saleMessages.whoLeaves}
          submitLabel={saleMessages.takeOff}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onCancel}
        >
          <LeavingField
            label={saleMessages.fewerSeats(people.length, values.seats.length)}
            options={people.map(({ name, seat, isTraveler }, place) => ({
              value: String(place),
              label: name,
              hint: [isTraveler && 'Traveler', seat === undefined ? 'seat taken off' : `seat ${seat}`]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        </FormDialog>
      )}
    />
  );
}

const LeavingField = (props: Pick<ChoiceFieldProps, 'label' | 'options'>) => (
  <ChoiceField {...props} {...useBoundField('leaving')} />
);

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
