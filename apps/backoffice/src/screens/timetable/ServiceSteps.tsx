import { timetableWire, useSaveService } from '@motorpark/api';
import {
  type Day,
  TIMETABLE_FIELDS,
  VEHICLE_TYPES,
  timetableSchema,
  serviceDayName,
  shownDays,
  type ServiceDay,
} from '@motorpark/domain';
import { Button, Section, WeekGrid, toast } from '@motorpark/ui';
import { type Draft, RecordFields, formFields } from '@motorpark/ui/form';
import { type Outlook, PreviewedForm } from '../../shared/preview/PreviewedForm';
import { messages } from './messages';
import { timetableOutlook } from './timetableOutlook';

/** A service that is being added or edited. */
export interface ServiceWish {
  title: string;
  id?: string | undefined;
  version?: number | undefined;
  start: Draft;
}

export const SERVICE_FORM = formFields(TIMETABLE_FIELDS, {
  routeId: {},
  departsAt: { placeholder: '07:00', hint: 'Nigerian time, such as 07:00 or 7:00 PM' },
  weekdays: { hint: 'Daily, Mon-Fri, or days such as Mon, Wed, Sat' },
  vehicleType: { kind: 'choice', answers: VEHICLE_TYPES, hint: 'As planned; a bus is assigned later' },
  seats: { kind: 'digits', hint: 'For sale until a bus is assigned' },
  fare: { kind: 'amount' },
  from: { kind: 'day' },
  until: { kind: 'day', hint: 'Leave it empty if it goes on' },
  notOn: { isWide: true, hint: 'Days without this departure: 25 Dec 2026, 1 Jan 2027' },
  alsoOn: { isWide: true, hint: 'Extra days: 24 Dec 2026' },
}).filter(({ name }) => name !== 'routeId');

interface ServiceStepsProps {
  wish: ServiceWish;
  /** The days for which trips are made. */
  period: { first: Day; last: Day };
  onClose: () => void;
}

/** Edits a service in two steps: its form, and what it changes, which is shown before it is saved. */
export function ServiceSteps({ wish: { title, id, version, start }, period, onClose }: ServiceStepsProps) {
  const { preview, save } = useSaveService();
  return (
    <PreviewedForm
      words={{ ...messages, title, carryingOut: messages.saving }}
      start={start}
      schema={timetableSchema}
      names={timetableWire.names}
      renderFields={() => <RecordFields fields={SERVICE_FORM} />}
      renderFrame={(form) => (
        <Section title={title} actions={<Button onPress={onClose}>{messages.cancel}</Button>}>
          {form}
        </Section>
      )}
      preview={(form) => preview(form, id)}
      outlookOf={({ days, questions }) => outlookOf(days, questions, period)}
      carryOut={async ({ wish: form, plan: { plan }, retryKey }) => {
        await save({ id, version, retryKey, form, plan });
        toast.success(messages.saved);
        onClose();
      }}
    />
  );
}

function outlookOf(
  days: readonly ServiceDay[],
  questions: readonly string[],
  period: ServiceStepsProps['period'],
): Outlook {
  const count = (...kinds: ServiceDay['kind'][]) => days.filter(({ kind }) => kinds.includes(kind)).length;
  const staying = days.flatMap((one) =>
    one.kind === 'stays' && one.tripId && one.why
      ? [{ tripId: one.tripId, name: serviceDayName(one), why: one.why }]
      : [],
  );
  return timetableOutlook({
    added: count('added'),
    moved: count('moved', 'changed'),
    removed: count('removed'),
    staying,
    stayCount: staying.length,
    questions,
    grid: <WeekGrid label={messages.grid} {...period} entries={shownDays(days)} />,
  });
}
