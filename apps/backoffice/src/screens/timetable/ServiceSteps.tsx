import { timetableWire, useSaveService } from '@motorpark/api';
import {
  type Day,
  STAY_REASONS,
  TIMETABLE_FIELDS,
  VEHICLE_TYPES,
  timetableSchema,
  serviceDayName,
  shownDays,
  type ServiceDay,
} from '@motorpark/domain';
import { Button, type Column, DataTable, Section, TextLink, WeekGrid, toast } from '@motorpark/ui';
import { type Draft, RecordFields, formFields } from '@motorpark/ui/form';
import { href, paths, recordPath } from '../../paths';
import { type Outlook, PreviewedForm } from '../../shared/preview/PreviewedForm';
import { messages } from './messages';

/** A service that is being added or edited. */
export interface ServiceWish {
  title: string;
  id?: string | undefined;
  version?: number | undefined;
  start: Draft;
}

const FIELDS = formFields(TIMETABLE_FIELDS, {
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
      renderFields={() => <RecordFields fields={FIELDS} />}
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

const STAYING: Column<ServiceDay>[] = [
  { header: 'Trip', cell: serviceDayName, isRowHeader: true },
  { header: 'Why', cell: ({ why }) => (why ? STAY_REASONS[why] : '') },
  {
    header: messages.open,
    cell: ({ tripId = '' }) => (
      <TextLink href={href(recordPath(paths.superAdmin.disruption, tripId))}>{messages.disrupt}</TextLink>
    ),
  },
];

function outlookOf(
  days: readonly ServiceDay[],
  questions: readonly string[],
  period: ServiceStepsProps['period'],
): Outlook {
  const count = (...kinds: ServiceDay['kind'][]) => days.filter(({ kind }) => kinds.includes(kind)).length;
  const staying = days.filter(({ kind }) => kind === 'stays');
  return {
    title: messages.counts(count('added'), count('moved', 'changed'), count('removed')),
    text: staying.length > 0 && `${messages.stay(staying.length)}. ${messages.stayAdvice}`,
    isWarning: staying.length > 0,
    ...(questions.length > 0 && { caution: questions.join(' ') }),
    act: questions.length > 0 ? messages.saveAnyway : messages.save,
    children: (
      <>
        <WeekGrid label={messages.grid} {...period} entries={shownDays(days)} />
        {staying.length > 0 && (
          <DataTable
            label={messages.stay(staying.length)}
            columns={STAYING}
            rows={staying}
            rowKey={({ day }) => day}
            emptyText={messages.nothing}
          />
        )}
      </>
    ),
  };
}
