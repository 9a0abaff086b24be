import { type ServicePreview, isApiFailure, timetableWire, useSaveService } from '@motorpark/api';
import {
  type Day,
  STAY_REASONS,
  TIMETABLE_FIELDS,
  type TimetableForm,
  VEHICLE_TYPES,
  check,
  fieldErrors,
  timetableSchema,
} from '@motorpark/domain';
import {
  Button,
  type Column,
  DataTable,
  FormCard,
  Inline,
  Notice,
  Section,
  Stack,
  TextLink,
  WeekGrid,
  toast,
} from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { href, paths, recordPath } from '../../paths';
// oxlint-disable-next-line import/no-unassigned-import -- this screen shows its outcome as toasts, so it loads their code
import '../../shared/ScreenToasts';
import { runStep } from '../../shared/form/runStep';
import { RecordFields } from '../../shared/record/RecordFields';
import { formFields } from '../../shared/record/fieldKinds';
import type { Draft } from '../../shared/record/recordKind';
import { toastFailure } from '../../shared/toastFailure';
import { dayName, entriesOf, type ShownDay } from './shownDays';
import { messages } from './messages';

/** A service that is being added or edited. */
export interface ServiceWish {
  title: string;
  id?: string | undefined;
  version?: number | undefined;
  start: Draft;
  retryKey: string;
}

const FIELDS = formFields(TIMETABLE_FIELDS, {
  routeId: {},
  departsAt: { placeholder: '07:00', hint: 'In Lagos, such as 07:00 or 7:00 PM' },
  weekdays: { hint: 'Daily, Mon-Fri, or days such as Mon, Wed, Sat' },
  vehicleType: { kind: 'choice', answers: VEHICLE_TYPES, hint: 'The plan; the bus comes later' },
  seats: { kind: 'digits', hint: 'For sale until a bus is assigned' },
  fare: { kind: 'amount' },
  from: { kind: 'day' },
  until: { kind: 'day', hint: 'Empty if it goes on' },
  notOn: { isWide: true, hint: 'Days without this departure: 25 Dec 2026, 1 Jan 2027' },
  alsoOn: { isWide: true, hint: 'Days with it besides: 24 Dec 2026' },
}).filter(({ name }) => name !== 'routeId');

interface ServiceStepsProps {
  wish: ServiceWish;
  /** The days for which trips are made. */
  period: { first: Day; last: Day };
  onClose: () => void;
}

/** Edits a service in two steps: its form, and what it changes, which is shown before it is saved. */
export function ServiceSteps({ wish, period, onClose }: ServiceStepsProps) {
  const { preview, save, isBusy } = useSaveService();
  const [draft, setDraft] = useState(wish.start);
  const [shown, setShown] = useState<ServicePreview & { form: TimetableForm }>();

  const show = async (form: TimetableForm) => setShown({ form, ...(await preview(form, wish.id)) });

  async function submit(typed: Draft) {
    const { values, errors } = check(timetableSchema, typed);
    if (errors) return errors;
    setDraft(typed);
    return await runStep(() => show(values), timetableWire.names);
  }

  async function confirm({ form, plan }: ServicePreview & { form: TimetableForm }) {
    const { id, version, retryKey } = wish;
    try {
      await save({ id, version, retryKey, form, plan });
      toast.success(messages.saved);
      onClose();
    } catch (failure) {
      toastFailure(failure);
      // Without a response the user sends it again with the same retry key, so it is saved only once.
      if (isApiFailure(failure) && failure.kind === 'disconnected') return;
      await show(form).catch(() => setShown(undefined));
    }
  }

  return shown ? (
    <Preview
      {...shown}
      period={period}
      isBusy={isBusy}
      onSave={() => void confirm(shown)}
      onChange={() => setShown(undefined)}
    />
  ) : (
    <Section title={wish.title} actions={<Button onClick={onClose}>{messages.cancel}</Button>}>
      <Form<Draft>
        initialValues={draft}
        validate={(typed) => fieldErrors(timetableSchema, typed)}
        onSubmit={submit}
        render={({ handleSubmit }) => (
          <FormCard
            label={wish.title}
            onSubmit={() => handleSubmit()}
            isBusy={isBusy}
            submitLabel={messages.show}
            busyLabel={messages.showing}
          >
            <Stack gap={4}>
              <RecordFields fields={FIELDS} />
            </Stack>
          </FormCard>
        )}
      />
    </Section>
  );
}

const STAYING: Column<ShownDay>[] = [
  { header: 'Trip', cell: dayName, isRowHeader: true },
  { header: 'Why', cell: ({ why }) => (why ? STAY_REASONS[why] : '') },
  {
    header: messages.open,
    cell: ({ tripId = '' }) => (
      <TextLink href={href(recordPath(paths.superAdmin.disruption, tripId))}>{messages.disrupt}</TextLink>
    ),
  },
];

interface PreviewProps extends ServicePreview {
  period: ServiceStepsProps['period'];
  isBusy: boolean;
  onSave: () => void;
  onChange: () => void;
}

function Preview({ days, questions, period, isBusy, onSave, onChange }: PreviewProps) {
  const count = (...kinds: ShownDay['kind'][]) => days.filter(({ kind }) => kinds.includes(kind)).length;
  const staying = days.filter(({ kind }) => kind === 'stays');
  return (
    <Section title={messages.becomes}>
      <Stack gap={4}>
        <Notice
          tone={staying.length > 0 ? 'warning' : 'info'}
          title={messages.counts(count('added'), count('moved', 'changed'), count('removed'))}
        >
          {staying.length > 0 && `${messages.stay(staying.length)}. ${messages.stayAdvice}`}
        </Notice>
        {questions.length > 0 && <Notice tone="warning">{questions.join(' ')}</Notice>}
        <WeekGrid label={messages.grid} {...period} entries={entriesOf(days)} />
        {staying.length > 0 && (
          <DataTable
            label={messages.stay(staying.length)}
            columns={STAYING}
            rows={staying}
            rowKey={({ day }) => day}
            emptyText={messages.nothing}
          />
        )}
        <Inline gap={3}>
          <Button isDisabled={isBusy} onClick={onChange}>
            {messages.change}
          </Button>
          <Button variant="primary" isBusy={isBusy} busyLabel={messages.saving} onClick={onSave}>
            {questions.length > 0 ? messages.saveAnyway : messages.save}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
