import { useAssignable, useAssignTrips, useCompany, useFoundTrips, today, useNow } from '@motorpark/api';
import {
  type Assignment,
  type AssignmentChoices,
  type Day,
  type Trip,
  chosenAssignment,
  dutiesByName,
  dutiesWith,
  isDay,
  isReassigned,
} from '@motorpark/domain';
import { Button, DataTable, DateField, Filters, FormCard, Page, toast } from '@motorpark/ui';
import type { FormApi } from 'final-form';
import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
// oxlint-disable-next-line import/no-unassigned-import -- this screen shows its outcome as toasts, so it loads their code
import '../../../shared/ScreenToasts';
import { LeaveGuard } from '../../../shared/leaving/LeaveGuard';
import { TerminalFilter } from '../../../shared/list/TerminalFilter';
import { LoadingState } from '../../../shared/LoadingState';
import { ScreenTabs, TRIP_TABS } from '../../../shared/ScreenTabs';
import { toastFailure } from '../../../shared/toastFailure';
import { type Refusal, assignColumns } from './assignColumns';
import { messages } from './messages';

/** Gives the trips of a day that have not left their vehicles and drivers, all at once (docs/trip.md). */
export function AssignScreen() {
  const [day, setDay] = useState<string>(today);
  const [terminalId, setTerminalId] = useState<string>();
  return (
    <Page
      title={messages.title}
      actions={
        <Filters>
          <DateField label={messages.day} name="day" value={day} onChange={setDay} />
          <TerminalFilter value={terminalId} onChange={setTerminalId} />
        </Filters>
      }
    >
      <ScreenTabs tabs={TRIP_TABS} />
      {isDay(day) && <Trips day={day} terminalId={terminalId} />}
    </Page>
  );
}

interface TripsProps {
  day: Day;
  terminalId: string | undefined;
}

function Trips({ day, terminalId }: TripsProps) {
  const query = { from: day, to: day, status: 'Scheduled', direction: 'outgoing', terminalId } as const;
  const found = useFoundTrips({ ...query, sort: 'travelDate' }, useNow());
  const { assign } = useAssignTrips();

  async function save(choices: AssignmentChoices, form: FormApi<AssignmentChoices>) {
    const changed = found.rows.filter((trip) => isReassigned(trip, choices));
    if (changed.length === 0) return void toast.info(messages.unchanged);
    try {
      const { saved, refused } = await assign(changed.map((trip) => orderOf(trip, choices)));
      form.batch(() => saved.forEach(({ id }) => form.change(id, undefined)));
      if (saved.length > 0) toast.success(messages.saved(saved.length));
      if (refused.length > 0) toast.error(messages.refused(refused.length));
      return Object.fromEntries(
        refused.map(({ id, field, message }): [string, Refusal] => [
          id,
          { [FIELDS[field] ?? 'trip']: message },
        ]),
      );
    } catch (error) {
      toastFailure(error);
      return undefined;
    }
  }

  return (
    <Form<AssignmentChoices>
      initialValues={NOTHING_CHOSEN}
      onSubmit={save}
      render={({ form, handleSubmit, submitting, values }) => (
        <DayOfTrips
          day={day}
          found={found}
          choices={values}
          isBusy={submitting}
          onSelect={(id, choice) => form.change(id, { ...values[id], ...choice })}
          onSave={() => handleSubmit()}
        />
      )}
    />
  );
}

const NOTHING_CHOSEN: AssignmentChoices = {};

/** How much a trip lacks as it is stored; what is chosen does not move its row. */
const lacksOf = ({ vehicleNumber, driver }: Trip): number => (vehicleNumber ? 0 : 2) + (driver ? 0 : 1);

const orderOf = (trip: Trip, choices: AssignmentChoices) => ({
  id: trip.id,
  version: trip.version,
  ...chosenAssignment(trip, choices),
});

/** The fields by their names on the wire. */
const FIELDS: Readonly<Partial<Record<string, keyof Assignment>>> = {
  vehicle_number: 'vehicleNumber',
  driver: 'driver',
  second_driver: 'secondDriver',
};

interface DayOfTripsProps {
  day: Day;
  found: ReturnType<typeof useFoundTrips>;
  choices: AssignmentChoices;
  isBusy: boolean | undefined;
  onSelect: (id: string, choice: Partial<Assignment>) => void;
  onSave: () => Promise<unknown> | undefined;
}

/** The trips of a day that are to leave, each with its fields; those that lack a bus or driver come first. */
function DayOfTrips({ day, found, choices, isBusy, onSelect, onSave }: DayOfTripsProps) {
  const { assignable, failure = found.failure, refresh } = useAssignable(day);
  const [activeId, setActiveId] = useState<string>();
  const { rows, loadMore } = found;
  const trips = useMemo(() => rows.toSorted((one, other) => lacksOf(other) - lacksOf(one)), [rows]);
  const duties = useMemo(
    () => dutiesWith(assignable?.duties ?? [], trips, choices),
    [assignable, trips, choices],
  );
  const byName = useMemo(() => dutiesByName(duties), [duties]);
  const { restHours = 0 } = useCompany().company ?? {};
  const changed = trips.filter((trip) => isReassigned(trip, choices));
  // Choices of another day or terminal: they are there again when it is shown again.
  const hasHidden = Object.keys(choices).some((id) => trips.every((trip) => trip.id !== id));

  if (failure || found.isLoading || !assignable) {
    const state = { failure, isLoading: !failure, refresh, fallback: messages.failed };
    return <LoadingState label={messages.loading} {...state} />;
  }
  const columns = assignColumns({
    assignable,
    departureOf: ({ id }) => ({
      id,
      times: duties.find((duty) => duty.tripId === id),
      duties: byName,
      restHours,
    }),
    choiceOf: (trip) => chosenAssignment(trip, choices),
    activeId,
    onActive: setActiveId,
    onSelect,
  });
  return (
    <FormCard
      label={messages.title}
      startsFocused={false}
      onSubmit={onSave}
      isBusy={isBusy}
      submitLabel={messages.save(changed.length)}
      busyLabel={messages.saving}
      isLong
    >
      <DataTable
        label={messages.title}
        columns={columns}
        rows={trips}
        rowKey={({ id }) => id}
        emptyText={messages.empty}
        footer={loadMore && <Button onPress={() => void loadMore()}>{messages.more}</Button>}
      />
      <LeaveGuard isOn={changed.length > 0 || hasHidden} />
    </FormCard>
  );
}
