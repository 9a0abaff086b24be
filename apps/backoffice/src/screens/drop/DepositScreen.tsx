import { depositWire, useAwaitedDrops, useDropOffice } from '@motorpark/api';
import {
  DEPOSIT,
  type DraftOf,
  type Kobo,
  type OfficeDrop,
  depositDifference,
  depositSchemaOf,
  depositedSchema,
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
import { CheckedForm, RecordFields, labelWithAmount } from '@motorpark/ui/form';
import { FORM_ERROR } from 'final-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { useSend } from '../../shared/form/useSend';
import { messages } from './messages';
import { depositFields, depositReasonFields } from './dropForms';

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

const START: DepositDraft = { slip: '', amount: '', reason: '', left: [] };

const columnsOf = (left: readonly string[], leave: (ids: string[]) => void): Column<OfficeDrop>[] => [
  {
    header: messages.deposit.inIt,
    cell: ({ id, counter, amount }) => (
      <Checkbox
        label={`${counter}, ${formatNaira(amount)}`}
        isLabelHidden
        isChecked={!left.includes(id)}
        onChange={(isIn) => leave(isIn ? left.filter((one) => one !== id) : [...left, id])}
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

interface DepositDraft {
  slip: string;
  amount: string;
  reason: string;
  /** The ids of the drops that are not in the bag. */
  left: readonly string[];
}

/** The form of a deposit: the drops in the bag, and the amount the bank received. A different amount needs a reason. */
function DepositForm({ drops }: { drops: readonly OfficeDrop[] }) {
  const { deposit } = useDropOffice();
  const navigate = useNavigate();
  const send = useSend({
    names: depositWire.names,
    save: async (values: DraftOf<typeof DEPOSIT>, retryKey, draft: DepositDraft) => {
      await deposit({ drops: idsIn(drops, draft), form: valuesOf(DEPOSIT, values), retryKey });
      toast.success(messages.deposit.done);
      await navigate(paths.superAdmin.drops);
    },
  });

  return (
    <CheckedForm
      start={START}
      schema={(draft) => depositSchemaOf(droppedIn(drops, draft))}
      save={async (values, draft) => {
        const { drops: nothing } = fieldErrors(depositedSchema, { drops: idsIn(drops, draft) });
        if (nothing === undefined) return await send(values, draft);
        toast.error(nothing);
        return { [FORM_ERROR]: nothing };
      }}
      render={({ form, handleSubmit, submitting, submitSucceeded, dirty = false, values }) => {
        const difference = depositDifference(values.amount, droppedIn(drops, values));
        return (
          <>
            <LeaveGuard isOn={(dirty || values.left.length > 0) && !submitSucceeded} />
            <DataTable
              label={messages.deposit.title}
              columns={columnsOf(values.left, (left) => form.change('left', left))}
              rows={[...drops]}
              rowKey={({ id }) => id}
              emptyText={messages.deposit.allBanked}
            />
            <FormCard
              label={messages.deposit.title}
              onSubmit={() => handleSubmit()}
              isBusy={submitting}
              submitLabel={labelWithAmount(messages.deposit.submit, values.amount)}
              busyLabel={messages.deposit.busy}
              startsFocused={false}
            >
              <Stack gap={4}>
                <DescriptionList
                  items={[{ term: messages.deposit.sum, value: formatNaira(droppedIn(drops, values)) }]}
                />
                <RecordFields fields={depositFields} />
                {difference !== 0 && (
                  <>
                    <Notice tone="warning">
                      {messages.deposit.difference}: {formatSignedNaira(difference)}
                    </Notice>
                    <RecordFields fields={depositReasonFields} />
                  </>
                )}
              </Stack>
            </FormCard>
          </>
        );
      }}
    />
  );
}

const inBag = (drops: readonly OfficeDrop[], { left }: DepositDraft) =>
  drops.filter(({ id }) => !left.includes(id));

const idsIn = (drops: readonly OfficeDrop[], draft: DepositDraft): string[] =>
  inBag(drops, draft).map(({ id }) => id);

const droppedIn = (drops: readonly OfficeDrop[], draft: DepositDraft): Kobo =>
  inBag(drops, draft).reduce((sum, { amount }) => sum + amount, 0);
