import { depositWire, newRetryKey, useAwaitedDrops, useDropOffice } from '@motorpark/api';
import {
  DEPOSIT,
  type OfficeDrop,
  check,
  depositSchema,
  fieldErrors,
  formatDateTime,
  formatNaira,
  formatSignedNaira,
  valuesOf,
} from '@motorpark/domain';
import {
  type Column,
  DataTable,
  DescriptionList,
  EmptyState,
  FormCard,
  Notice,
  Page,
  Stack,
  Checkbox,
  toast,
} from '@motorpark/ui';
import { type Draft, RecordFields, emptyDraft, labelWithAmount } from '@motorpark/ui/form';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { runStep } from '../../shared/form/runStep';
import { messages } from './messages';
import { depositFields, depositReasonFields } from './shiftForms';

const DROPS = { href: href(paths.superAdmin.drops), label: messages.dropList.title };

/** Records the deposit of several drops of one terminal at once. */
export function DepositScreen() {
  const [query] = useSearchParams();
  const { drops: awaited, ...state } = useAwaitedDrops(query.get('id') ?? '');
  // Somebody else banks what the user has had in hand.
  const drops = awaited?.filter(({ whyNotBank }) => whyNotBank === undefined);
  return (
    <Page title={messages.deposit.title} lead={messages.deposit.lead(drops?.[0]?.terminal)} back={DROPS}>
      {!drops && (
        <LoadingState {...state} label={messages.deposit.loading} fallback={messages.deposit.loadFailed} />
      )}
      {drops?.length === 0 && <EmptyState text={messages.deposit.allBanked} />}
      {drops && drops.length > 0 && <DepositForm drops={drops} />}
    </Page>
  );
}

const START = emptyDraft([...depositFields, ...depositReasonFields]);

const columnsOf = (
  unticked: ReadonlySet<string>,
  tick: (id: string, isTicked: boolean) => void,
): Column<OfficeDrop>[] => [
  {
    header: messages.deposit.inIt,
    cell: ({ id, counter, amount }) => (
      <Checkbox
        label={`${counter}, ${formatNaira(amount)}`}
        isChecked={!unticked.has(id)}
        onChange={(isTicked) => tick(id, isTicked)}
      />
    ),
    card: 'badge',
    width: '8ch',
  },
  { header: 'Dropped', cell: ({ at }) => formatDateTime(at), isRowHeader: true },
  { header: 'Counter', cell: ({ counter }) => counter, truncate: true },
  { header: 'Cashier', cell: ({ person }) => person, truncate: true },
  { header: 'Where to', cell: ({ note }) => note, truncate: true },
  { header: 'Amount', cell: ({ amount }) => formatNaira(amount), align: 'end', cardLabel: 'Amount' },
];

/** The form of a deposit: the drops in the bag, and the amount the bank received. A different amount needs a reason. */
function DepositForm({ drops }: { drops: readonly OfficeDrop[] }) {
  const { deposit } = useDropOffice();
  const navigate = useNavigate();
  const [retryKey] = useState(newRetryKey);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const ticked = drops.filter(({ id }) => !unticked.has(id));
  const dropped = ticked.reduce((sum, { amount }) => sum + amount, 0);

  const tick = (id: string, isTicked: boolean) =>
    setUnticked((before) => new Set(isTicked ? [...before].filter((one) => one !== id) : [...before, id]));

  const differenceOf = (draft: Draft) => {
    const paidIn = DEPOSIT.amount.kind.parse(draft['amount'] ?? '');
    return paidIn === undefined ? 0 : paidIn - dropped;
  };

  const errorsOf = (draft: Draft) => {
    const isUnexplained = differenceOf(draft) !== 0 && (draft['reason'] ?? '').trim() === '';
    return {
      ...fieldErrors(depositSchema, draft),
      ...(isUnexplained && { reason: messages.deposit.reasonMissing }),
    };
  };

  async function submit(draft: Draft) {
    const { values, errors } = check(depositSchema, draft);
    if (errors) return errors;
    if (ticked.length === 0) {
      toast.error(messages.deposit.nothingTicked);
      return { [FORM_ERROR]: messages.deposit.nothingTicked };
    }
    return await runStep(async () => {
      const form = valuesOf(DEPOSIT, values);
      await deposit({ drops: ticked.map(({ id }) => id), form, retryKey });
      toast.success(messages.deposit.done);
      await navigate(paths.superAdmin.drops);
    }, depositWire.names);
  }

  return (
    <Form<Draft>
      initialValues={START}
      validate={errorsOf}
      onSubmit={submit}
      render={({ handleSubmit, submitting, submitSucceeded, dirty = false, values }) => (
        <>
          <LeaveGuard isOn={(dirty || unticked.size > 0) && !submitSucceeded} />
          <DataTable
            label={messages.deposit.title}
            columns={columnsOf(unticked, tick)}
            rows={[...drops]}
            rowKey={({ id }) => id}
            emptyText={messages.deposit.allBanked}
          />
          <FormCard
            label={messages.deposit.title}
            onSubmit={() => handleSubmit()}
            isBusy={submitting}
            submitLabel={labelWithAmount(messages.deposit.submit, values['amount'])}
            busyLabel={messages.deposit.busy}
            startsFocused={false}
          >
            <Stack gap={4}>
              <DescriptionList items={[{ term: messages.deposit.sum, value: formatNaira(dropped) }]} />
              <RecordFields fields={depositFields} />
              {differenceOf(values) !== 0 && (
                <>
                  <Notice tone="warning">
                    {messages.deposit.difference}: {formatSignedNaira(differenceOf(values))}
                  </Notice>
                  <RecordFields fields={depositReasonFields} />
                </>
              )}
            </Stack>
          </FormCard>
        </>
      )}
    />
  );
}
