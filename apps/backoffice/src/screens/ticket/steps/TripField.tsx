import { type TicketDraft, TICKET_STEPS, chooseTrip, inputLabel } from '@motorpark/domain';
import { ComboboxField, type ComboboxOption } from '@motorpark/ui';
import { memo } from 'react';
import { useForm } from 'react-final-form';
import { useBoundField } from '../../../shared/form/useBoundField';
import { saleMessages } from '../saleMessages';
import { ALL_TRIPS } from './tripOptions';

interface TripFieldProps {
  options: ComboboxOption[] | 'loading';
  /** Why the seats of the chosen trip can't be sold; undefined if they can. */
  obstacle: string | undefined;
  isLocked: boolean;
  staysOnTrip: boolean;
  /** Called to also offer trips that arrive here. */
  onIncoming: (hasIncoming: boolean) => void;
}

/** The field for the trip. Changing it clears the seats. Memoized, so that choosing seats doesn't render it again. */
export const TripField = memo(function TripField({
  options,
  obstacle,
  isLocked,
  staysOnTrip,
  onIncoming,
}: TripFieldProps) {
  const form = useForm<TicketDraft>();
  const trip = useBoundField('tripId');

  function choose(id: string) {
    if (id === ALL_TRIPS) return onIncoming(true);
    const choice = chooseTrip(form.getState().values, id);
    form.batch(() => {
      form.change('tripId', choice.tripId);
      form.change('seats', choice.seats);
    });
    return undefined;
  }

  // The id of a deleted trip would mean nothing to the clerk, so the field is shown empty.
  const isGone = options !== 'loading' && options.every(({ value }) => value !== trip.value);
  return (
    <ComboboxField
      label={inputLabel(TICKET_STEPS[0].fields.tripId)}
      placeholder={options.length > 0 ? 'Select trip' : saleMessages.noTrips}
      emptyText={options.length > 0 ? saleMessages.noSuchTrip : saleMessages.noTrips}
      isRequired
      options={options}
      isDisabled={isLocked || staysOnTrip}
      hint={staysOnTrip && !isLocked ? saleMessages.reschedule : undefined}
      {...trip}
      value={isGone ? '' : trip.value}
      error={obstacle ?? trip.error}
      onChange={choose}
    />
  );
});
