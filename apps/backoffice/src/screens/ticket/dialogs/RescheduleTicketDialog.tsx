import {
  newRetryKey,
  reschedulingWire,
  useCompany,
  useFareRule,
  useRescheduleTicket,
  useSalesClose,
  useSession,
  useTripsFrom,
} from '@motorpark/api';
import { RESCHEDULING, check, mayAnywhere, reschedulingSchema, valuesOf } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { doneWith } from '../../../shared/record/messages';
import { now } from '../../../shared/today';
import { useToday } from '../../../shared/useToday';
import { FormDialog } from '../../../shared/form/FormDialog';
import { runStep } from '../../../shared/form/runStep';
import { changeMessages as messages } from '../changeMessages';
import { type MoveDraft, type Moving, dueOf, errorsOf, filledMove, settlementText } from '../rescheduling';
import { RescheduleFields } from '../steps/RescheduleFields';
import { hasSameEnds } from '../steps/tripOptions';
import { TicketChangeDialog, type TicketChangeFormProps, type TicketChangeProps } from './TicketChangeDialog';

/** A dialog that moves a ticket to another departure by the company's rule. */
export const RescheduleTicketDialog = ({ row, ...callbacks }: TicketChangeProps) => (
  <TicketChangeDialog
    row={row}
    title={messages.reschedule.title}
    size="medium"
    onClose={callbacks.onClose}
    refusedBy={({ reschedule }) => reschedule.refused}
  >
    {(ticket, terms) => <RescheduleForm ticket={ticket} terms={terms} {...callbacks} />}
  </TicketChangeDialog>
);

function RescheduleForm({ ticket, terms, onClose, onDone }: TicketChangeFormProps) {
  const { save } = useRescheduleTicket();
  const session = useSession();
  const fares = useFareRule();
  const salesClose = useSalesClose();
  const { company } = useCompany({ revalidateIfStale: false });
  const day = useToday();
  const [retryKey] = useState(newRetryKey);
  const { trips, refresh } = useTripsFrom(day);
  const mayGoAnywhere = session !== undefined && mayAnywhere('ticket.rescheduleAnyhow', session.role);
  const others = trips.filter(
    (trip) => trip.id !== ticket.tripId && (mayGoAnywhere || hasSameEnds(trip, ticket)),
  );
  const [start] = useState<MoveDraft>(() => ({
    tripId: '',
    seats: [],
    paymentMethod: ticket.paymentMethod ?? '',
    reason: '',
    isFree: 'no',
  }));

  const movingOf = (draft: MoveDraft): Moving => ({
    draft,
    ticket,
    terms: terms.reschedule,
    trip: others.find(({ id }) => id === draft.tripId),
    fares,
    today: day,
    salesClose,
    now: now(),
    mustPayInCash:
      company?.confirmationRule === 'required' &&
      !(session && mayAnywhere('payment.confirmOwn', session.role)),
  });

  async function submit(draft: MoveDraft) {
    const moving = movingOf(draft);
    const { values, errors } = check(reschedulingSchema, filledMove(moving));
    if (errors) return errors;
    const form = valuesOf(RESCHEDULING, values);
    const failed = await runStep(async () => {
      const moved = await save({ id: ticket.id, version: ticket.version, form, retryKey });
      toast.success(doneWith(messages.reschedule.done, settlementText(dueOf(moving))));
      onClose();
      await onDone(moved);
    }, reschedulingWire.names);
    if (failed) await refresh();
    return failed;
  }

  return (
    <Form<MoveDraft>
      initialValues={start}
      validate={(draft) => errorsOf(movingOf(draft))}
      onSubmit={submit}
      render={({ handleSubmit, submitting, values }) => (
        <FormDialog
          title={messages.reschedule.title}
          size="medium"
          submitLabel={messages.reschedule.submit}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <RescheduleFields moving={movingOf(values)} trips={others} session={session} now={now()} />
        </FormDialog>
      )}
    />
  );
}
