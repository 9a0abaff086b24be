import {
  newRetryKey,
  rememberDrawer,
  rememberedDrawer,
  shiftOpeningWire,
  useDrawers,
  useLastShift,
  useSession,
  useTill,
  useOwnShift,
} from '@motorpark/api';
import {
  type DraftOf,
  SHIFT_OPENING,
  type Shift,
  formatDateTime,
  shiftOpeningSchema,
  valuesOf,
} from '@motorpark/domain';
import {
  type Column,
  DataTable,
  FormCard,
  Inline,
  Page,
  Section,
  Spinner,
  Stack,
  TextLink,
  toast,
} from '@motorpark/ui';
import { CheckedForm, type Draft, RecordFields } from '@motorpark/ui/form';
import { useState } from 'react';
import { href, paths, recordPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { runStep } from '../../shared/form/runStep';
import { MyShift } from './MyShift';
import { messages } from './messages';
import { CountedWithout } from './CountedWithout';
import { openingFields } from './shiftForms';

/** The user's own drawer: opens one, or shows its shift so far (docs/shift.md). */
export function TillScreen() {
  const { shift: last, failure, isRefreshing, refresh } = useOwnShift();
  const shift = last?.status === 'Closed' ? null : last;
  return (
    <Page
      title={messages.title}
      actions={
        <Inline gap={3}>
          <TextLink href={href(paths.admin.payments)}>{messages.toPayments}</TextLink>
          <TextLink href={href(paths.admin.shifts)}>{messages.list.mine}</TextLink>
        </Inline>
      }
    >
      {failure && (
        <LoadFailure
          failure={failure}
          fallback={messages.loadFailed}
          refresh={refresh}
          isRefreshing={isRefreshing}
          isInline={shift !== undefined}
        />
      )}
      {shift === undefined && !failure && <Spinner label={messages.list.loading} />}
      {shift === null && (
        <>
          <OpenTill />
          <LastShift />
          <Drawers />
        </>
      )}
      {shift && <MyShift shift={shift} />}
    </Page>
  );
}

const columns: Column<Shift>[] = [
  { header: 'Counter', cell: ({ counter }) => counter, isRowHeader: true },
  { header: 'Cashier', cell: ({ person }) => person },
  { header: 'Opened', cell: ({ openedAt }) => formatDateTime(openedAt), cardLabel: 'Opened' },
];

/** Other clerks' open drawers at the terminal; each can be counted and taken over. Shows nothing if there are none. */
function Drawers() {
  const { drawers = [] } = useDrawers();
  if (drawers.length === 0) return null;
  return (
    <Section title={messages.takeOver.title}>
      <DataTable
        label={messages.takeOver.list}
        columns={columns}
        rows={drawers}
        rowKey={({ id }) => id}
        hrefOf={({ id }) => href(recordPath(paths.admin.takeOver, id))}
        emptyText={messages.list.empty}
      />
    </Section>
  );
}

/** Tells a clerk without an open drawer that a colleague took over their last one without their confirmation. */
function LastShift() {
  const { shift } = useLastShift();
  if (!shift) return null;
  const report = href(recordPath(paths.admin.shift, shift.id));
  return (
    <CountedWithout shift={shift} action={<TextLink href={report}>{messages.without.report}</TextLink>} />
  );
}

/** The server asks at `confirmed` about a float that is less than the last shift left. */
const OPENING_NAMES = { ...shiftOpeningWire.names, confirmed: 'confirmed' };

/** The form that opens the drawer of this counter with its float. */
function OpenTill() {
  const terminal = useSession()?.terminalName ?? '';
  const { open } = useTill();
  const [start] = useState<Draft>(() => ({ counter: rememberedDrawer() ?? '', openingFloat: '' }));
  const [retryKey] = useState(newRetryKey);
  // Only the server knows whether somebody counted the drawer of that name.
  const [asksFound, setAsksFound] = useState(false);
  const [askedFloat, setAskedFloat] = useState<string>();

  async function save(values: DraftOf<typeof SHIFT_OPENING>, draft: Draft) {
    const refused = await runStep(async () => {
      const confirmed = draft['openingFloat'] === askedFloat;
      await open({ form: valuesOf(SHIFT_OPENING, values), confirmed, retryKey });
      rememberDrawer(values.counter);
      toast.success(messages.open.done);
    }, OPENING_NAMES);
    if (refused?.found !== undefined) setAsksFound(true);
    if (refused?.confirmed === undefined) return refused;
    setAskedFloat(draft['openingFloat']);
    return { ...refused, openingFloat: refused.confirmed };
  }

  return (
    <CheckedForm
      start={start}
      schema={shiftOpeningSchema}
      filled={(draft) => ({ ...draft, terminal })}
      save={save}
      render={({ handleSubmit, submitting }) => (
        <FormCard
          label={messages.open.title}
          onSubmit={() => handleSubmit()}
          isBusy={submitting}
          submitLabel={messages.open.submit}
          busyLabel={messages.open.busy}
          focusesFirstEmpty
        >
          <Stack gap={4}>
            <RecordFields fields={openingFields.filter(({ name }) => asksFound || name !== 'found')} />
          </Stack>
        </FormCard>
      )}
    />
  );
}
