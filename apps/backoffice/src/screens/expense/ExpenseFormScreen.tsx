import {
  draftOwner,
  draftStore,
  useEnterExpense,
  useOneExpense,
  useSession,
  useTerminalChoices,
  useVehicleChoices,
  useRelevantTrips,
} from '@motorpark/api';
import {
  expenseOptions,
  expenseSchema,
  expenseTrips,
  expenseVehicles,
  isEditable,
  terminalOptions,
} from '@motorpark/domain';
import { ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { type Draft, KeptNotice, answersOf } from '@motorpark/ui/form';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { expenseRecord } from './expenseRecord';
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
  const ofLink = (field: string) => query.get(field) ?? '';
  const [presets] = useState({ terminal: own, claim: ofLink('claim'), amount: ofLink('amount') });
  const startOver = () => {
    expenseDrafts.dropDraft();
    setRefused(undefined);
  };
  const save = useEnterExpense({ onEntered: startOver });
  const { expenseType, approvingOfficer } = expenseOptions(expenses);
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
        expenseType: { options: expenseType },
        terminal:
          own === ''
            ? answersOf(offices, terminalOptions(terminals))
            : { options: [{ value: own, label: own }] },
        approvingOfficer: { options: approvingOfficer },
        vehicle: answersOf(fleet, expenseVehicles(vehicles, chosen?.vehicle)),
        trip: { options: expenseTrips(trips) },
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
