import { useOneExpense, useSession, useTerminalChoices } from '@motorpark/api';
import { expenseSchema, isEditable } from '@motorpark/domain';
import { ButtonLink, EmptyState, Notice, Page } from '@motorpark/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { KeptNotice } from '../../shared/draft/KeptNotice';
import { draftOwner } from '../../shared/draft/draftOwner';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { terminalOptions } from '../terminal/terminalOptions';
import { expenseTypeOptions, officerOptions } from './expenseOptions';
import { expenseRecord } from './expenseRecord';
import { expenseDrafts } from './expenseDrafts';
import { messages } from './messages';
import { useEnterExpense } from './useEnterExpense';

const RULES = { schema: expenseSchema };

/** Creates an expense, or edits one that is not decided yet. */
export function ExpenseFormScreen() {
  const { expenses, source, ...list } = useOneExpense(useRecordId());
  const { rows: terminals, ...offices } = useTerminalChoices();
  const session = useSession();
  const own = session?.terminalName ?? '';
  const [query] = useSearchParams();
  // Read once when the form opens, so that saving does not change an open list of suggestions.
  const [refused, setRefused] = useState(() => session && expenseDrafts.readDraft(draftOwner(session)));
  const [presets] = useState({ terminal: own });
  const startOver = () => {
    expenseDrafts.dropDraft();
    setRefused(undefined);
  };
  const save = useEnterExpense({ onEntered: startOver });
  const decided = expenses.find((expense) => expense.id === query.get('id') && !isEditable(expense));

  if (decided && source !== 'sample') {
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
      kind={expenseRecord}
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
      }}
      notice={
        source === 'sample' && !list.isLoading ? (
          <Notice tone="info">{messages.sampleNotice}</Notice>
        ) : (
          <KeptNotice draft={refused} one="expense" onStartOver={startOver} />
        )
      }
    />
  );
}
