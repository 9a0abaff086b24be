import {
  type NewSale,
  type Save,
  type Saved,
  draftOwner,
  draftStore,
  newRetryKey,
  useOneExpense,
  useSaveExpense,
  useSell,
  useSession,
  useTerminalChoices,
  useVehicleChoices,
} from '@motorpark/api';
import {
  type Expense,
  type ExpenseForm,
  type Trip,
  type Vehicle,
  expenseSchema,
  formatDateTime,
  formatNaira,
  isEditable,
  busText,
  terminalOptions,
} from '@motorpark/domain';
import { ButtonLink, type ComboboxOption, EmptyState, Page } from '@motorpark/ui';
import { type Draft, KeptNotice, answersOf } from '@motorpark/ui/form';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import type { SavedLater } from '../../shared/record/RecordForm';
import { useRelevantTrips } from '../trip/useRelevantTrips';
import { expenseRecord, expenseValues } from './expenseRecord';
import { messages } from './messages';

/** Stores an expense that the server refused after it was queued, until it is corrected. */
const expenseDrafts = draftStore<Draft>('expense', (values): values is Draft =>
  Object.values(values).every((value) => typeof value === 'string'),
);

const RULES = { schema: expenseSchema };

interface ExpenseFormScreenProps {
  /** For samples of this machine, which can always be edited. */
  sample?: { kind: typeof expenseRecord; notice: ReactNode };
}

/** Creates an expense, or edits one that is not decided yet. */
export function ExpenseFormScreen({ sample }: ExpenseFormScreenProps) {
  const { expenses, ...list } = useOneExpense(useRecordId());
  const [query] = useSearchParams();
  const { rows: terminals, ...offices } = useTerminalChoices();
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const chosen = expenses.find((expense) => expense.id === query.get('id'));
  const { trips } = useRelevantTrips(chosen?.trip);
  const session = useSession();
  const own = session?.terminalName ?? '';
  // Read once when the form opens, so that saving does not change an open list of suggestions.
  const [refused, setRefused] = useState(() => session && expenseDrafts.readDraft(draftOwner(session)));
  const [presets] = useState({ terminal: own, claim: query.get('claim') ?? '' });
  const startOver = () => {
    expenseDrafts.dropDraft();
    setRefused(undefined);
  };
  const save = useEnterExpense({ onEntered: startOver });
  const decided = chosen && !isEditable(chosen) ? chosen : undefined;

  if (decided && !sample) {
    return (
      <Page
        title={expenseRecord.form.editTitle ?? ''}
        width="form"
        back={{ href: href(paths.admin.expenses), label: messages.title }}
      >
        <EmptyState
          text={messages.decidedAlready(decided.status)}
          hint={messages.decidedAdvice}
          action={<ButtonLink href={href(paths.admin.expenses)}>{messages.title}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <RecordFormScreen
      kind={sample?.kind ?? expenseRecord}
      rules={RULES}
      rows={expenses}
      {...list}
      save={save}
      key={refused?.key}
      presets={refused?.values ?? presets}
      refusal={refused?.refusal?.errors}
      options={{
        expenseType: { options: expenseTypeOptions(expenses) },
        terminal:
          own === ''
            ? answersOf(offices, terminalOptions(terminals))
            : { options: [{ value: own, label: own }] },
        approvingOfficer: { options: officerOptions(expenses) },
        vehicle: answersOf(fleet, vehicleOptions(vehicles, chosen?.vehicle)),
        trip: { options: tripOptions(trips) },
      }}
      notice={
        sample && !list.isLoading ? (
          sample.notice
        ) : (
          <KeptNotice draft={refused} one="expense" onStartOver={startOver} />
        )
      }
    />
  );
}

const USUAL_TYPES = [
  'Cleaning',
  'Diesel',
  'Driver’s allowance',
  'Electricity',
  'Fuel',
  'Rent',
  'Security',
  'Stationery',
  'Toll and levy',
  'Tyre replacement',
  'Vehicle repair',
  'Vehicle servicing',
];

const options = (words: Iterable<string>): ComboboxOption[] =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((word) => ({ value: word, label: word }));

/** Options for the expense type: the usual ones, and those of existing expenses. */
const expenseTypeOptions = (expenses: readonly Expense[]): ComboboxOption[] =>
  options([...USUAL_TYPES, ...expenses.map(({ expenseType }) => expenseType)]);

/** Options for the vehicle: those in service, and the one that the expense has. */
const vehicleOptions = (vehicles: readonly Vehicle[], chosen = ''): ComboboxOption[] =>
  options([...vehicles.map(({ number }) => number), chosen]);

/** Options for the trip, the latest first; each with its vehicle. */
const tripOptions = (trips: readonly Trip[]): ComboboxOption[] =>
  trips
    .toSorted((one, other) => other.travelDate.localeCompare(one.travelDate))
    .map((trip) => ({
      value: trip.id,
      label: `${trip.origin} to ${trip.destination}, ${formatDateTime(trip.travelDate)}`,
      hint: busText(trip.vehicleNumber),
    }));

/** Options for the approving officer: those of existing expenses. */
const officerOptions = (expenses: readonly Expense[]): ComboboxOption[] =>
  options(expenses.map(({ approvingOfficer }) => approvingOfficer));

/** Returns a function that creates an expense exactly once, or edits one. Without a connection a new expense is queued. */
function useEnterExpense({ onEntered }: { onEntered: () => void }) {
  const { save } = useSaveExpense();
  const { sell } = useSell();
  return async (order: Save<ExpenseForm>): Promise<Saved | SavedLater> => {
    if (order.id !== undefined) return await save(order);
    const { form, retryKey = newRetryKey() } = order;
    const delivery = await sell(expenseSale(retryKey, form));
    if (delivery.state === 'failed') throw delivery.failure;
    onEntered();
    return delivery.state === 'saved' ? delivery.result : { outcome: 'later' };
  };
}

const expenseSale = (key: string, form: ExpenseForm): NewSale<'expense'> => ({
  key,
  kind: 'expense',
  order: { form },
  draft: expenseValues(form),
  facts: [
    { term: 'Category', value: form.expenseType },
    { term: 'Terminal', value: form.terminal },
    { term: 'Amount', value: formatNaira(form.amount) },
    { term: 'Approving officer', value: form.approvingOfficer },
    { term: 'Purpose', value: form.description },
    ...(form.vehicle ? [{ term: 'Vehicle', value: form.vehicle }] : []),
  ],
});
