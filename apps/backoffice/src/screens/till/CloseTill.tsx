import {
  countSalesOf,
  shiftClosingWire,
  shiftCountWire,
  useCompany,
  useShift,
  useTakeOver,
  useTill,
  useOwnShift,
} from '@motorpark/api';
import {
  type DraftOf,
  type Kobo,
  SHIFT_CLOSING,
  SHIFT_COUNT,
  type Shift,
  type ShiftCount,
  cashOf,
  check,
  closingReason,
  closingSchemaOf,
  fieldErrors,
  finalCountSchema,
  formatNaira,
  notesOf,
  proposedFloat,
  shiftCountSchema,
  valuesOf,
} from '@motorpark/domain';
import { DescriptionList, Notice, Stack, Wizard, toast, ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { type Draft, RecordFields, emptyDraft } from '@motorpark/ui/form';
import { useState, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { SaveForm } from '../../shared/form/SaveForm';
import { CountedDrawer } from './CountedDrawer';
import { Difference } from './Difference';
import { messages } from './messages';
import { countFields } from './shiftForms';
import { recordPath, href, paths } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { UnsentNotice, useUnsettled } from './UnsentNotice';
import { ShiftFacts } from './ShiftFacts';

const NAMES = { ...shiftCountWire.names, ...shiftClosingWire.names, secret: 'secret' } as const;

const { floatLeft: FLOAT } = SHIFT_CLOSING;

/** The most that the company leaves in a drawer; any amount until that is known. */
const useMostFloat = (): Kobo => useCompany().company?.drawerFloat ?? Infinity;

const startOf = (shift: Shift, mostFloat: Kobo | undefined): Draft => ({
  ...emptyDraft(countFields),
  floatLeft: mostFloat === undefined ? '' : FLOAT.kind.edit(proposedFloat(shift, mostFloat)),
  secret: '',
  reason: '',
});

/** How a drawer is counted, and whether its clerk closes it or another one takes it over. */
export interface Closing {
  words: { title: string; submit: string; busy: string; done: string };
  count: (order: { id: string; form: ShiftCount }) => Promise<unknown>;
  /** Lets the drawer's clerk confirm the count that another one made. */
  witness?: (order: { id: string; secret: string }) => Promise<unknown>;
  finish: (order: { id: string; reason: string; floatLeft: Kobo }) => Promise<unknown>;
  /** Whether some of the cash stays as the next float; the rest goes to the bank. */
  asksFloat?: boolean;
  to: string;
}

interface CloseTillProps {
  shift: Shift;
  closing: Closing;
}

/** Two steps: the count is stored before the expected amounts are shown. The proposed float depends on the count, so each step starts its own form. */
export const CloseTill = (props: CloseTillProps) => (
  <Steps key={props.shift.status === 'Open' ? 'count' : 'difference'} {...props} />
);

function Steps({ shift, closing }: CloseTillProps) {
  const { words, count, witness, finish, to, asksFloat = false } = closing;
  const mostFloat = useMostFloat();
  const [start] = useState(() => startOf(shift, asksFloat ? mostFloat : undefined));
  const navigate = useNavigate();
  const isCounted = shift.status !== 'Open';
  const [isReviewing, setReviewing] = useState(false);
  const step = isCounted && !isReviewing ? 1 : 0;
  const asksOwner = witness !== undefined && shift.isWitnessed !== undefined;

  const reasonOf = (draft: Draft) => closingReason(shift, { asksOwner, secret: draft['secret'] });
  const closingSchema = (draft: Draft) => closingSchemaOf(shift, { mostFloat, reason: reasonOf(draft) });

  async function finishWith(draft: Draft) {
    const secret = draft['secret'] ?? '';
    if (witness && shift.isWitnessed === false && secret !== '') await witness({ id: shift.id, secret });
    await finish({
      id: shift.id,
      // What was typed before the clerk confirmed the count explains nothing any more.
      reason: reasonOf(draft) ? (draft['reason'] ?? '').trim() : '',
      floatLeft: FLOAT.kind.parse(draft['floatLeft'] ?? '') ?? 0,
    });
    toast.success(words.done);
    await navigate(to, { state: { isJustSaved: true } });
  }

  return (
    <SaveForm<Draft, DraftOf<typeof SHIFT_COUNT> | DraftOf<typeof SHIFT_CLOSING>>
      start={start}
      schema={isCounted ? closingSchema : finalCountSchema}
      errorsOf={(draft) => fieldErrors(isCounted ? closingSchema(draft) : shiftCountSchema, draft)}
      names={NAMES}
      save={(values, _retryKey, draft) =>
        'coins' in values ? count({ id: shift.id, form: valuesOf(SHIFT_COUNT, values) }) : finishWith(draft)
      }
      render={({ handleSubmit, submitting, dirty = false, values, form }) => {
        // Remounted fields start from the form's initial values, so these are first set to the current values.
        const review = (isWanted: boolean) => {
          form.initialize((current) => current);
          setReviewing(isWanted);
        };
        return (
          <>
            <LeaveGuard isOn={dirty && !isCounted} />
            <Wizard
              label={words.title}
              steps={[
                {
                  title: messages.count.step,
                  isFinal: !isCounted,
                  content: isCounted ? (
                    <CountedDrawer shift={shift} />
                  ) : (
                    <Stack gap={4}>
                      <Notice tone="info">{messages.count.hint}</Notice>
                      <RecordFields fields={countFields} />
                      <DescriptionList items={[{ term: messages.count.sum, value: cashTyped(values) }]} />
                    </Stack>
                  ),
                },
                {
                  title: messages.difference.step,
                  content: <Difference shift={shift} asksFloat={asksFloat} asksOwner={asksOwner} />,
                },
              ]}
              current={step}
              onStepSelect={(target) => review(target === 0)}
              onPrevious={() => review(true)}
              onNext={() => (isReviewing ? review(false) : handleSubmit())}
              onSubmit={() => handleSubmit()}
              isBusy={submitting}
              submitLabel={words.submit}
              busyLabel={words.busy}
            />
          </>
        );
      }}
    />
  );
}

/** Sum of the notes and coins entered so far; undefined if an entry is invalid. */
function cashTyped(draft: Draft): string | undefined {
  const { values } = check(shiftCountSchema, draft);
  if (!values) return undefined;
  const counted = valuesOf(SHIFT_COUNT, values);
  return formatNaira(cashOf(notesOf(counted), counted.coins));
}

const TILL = { href: href(paths.admin.till), label: messages.title };

/** Counts the user's drawer, asks for the reason of a difference, and closes the shift. */
export function CloseTillScreen() {
  const { shift, ...state } = useOwnShift();
  const unsettled = useUnsettled();
  const { count, close } = useTill();
  const isOpen = shift?.status === 'Open';

  return (
    <Page title={messages.count.title} back={TILL}>
      {shift === undefined && <NotLoaded one={messages.loadingMine} list={TILL} {...state} />}
      {shift === null && (
        <EmptyState
          text={messages.nothingOpen}
          action={<ButtonLink href={TILL.href}>{messages.title}</ButtonLink>}
        />
      )}
      {isOpen && unsettled !== undefined && <UnsentNotice text={unsettled} />}
      {shift && !(isOpen && unsettled !== undefined) && (
        <CloseTill
          shift={shift}
          closing={{
            words: { title: messages.count.title, ...messages.difference },
            count,
            finish: close,
            asksFloat: true,
            to: recordPath(paths.admin.shift, shift.id),
          }}
        />
      )}
    </Page>
  );
}

/** Counts a drawer that another clerk leaves, and takes it over (docs/shift.md). */
export function TakeOverScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { shift, ...state } = useShift(id);
  const { count, witness, takeOver } = useTakeOver();

  return (
    <Page title={messages.takeOver.title} back={TILL}>
      {!shift && <NotLoaded one="drawer" isNamed={id !== ''} list={TILL} {...state} />}
      {shift?.status === 'Closed' && (
        <EmptyState
          text={messages.ending.isClosed}
          action={<ButtonLink href={TILL.href}>{messages.title}</ButtonLink>}
        />
      )}
      {shift && shift.status !== 'Closed' && (
        <>
          <ShiftFacts shift={shift} title={messages.takeOver.drawer} />
          <UnsentOfOthers shift={shift} />
          <CloseTill
            shift={shift}
            closing={{ words: messages.takeOver, count, witness, finish: takeOver, to: paths.admin.till }}
          />
        </>
      )}
    </Page>
  );
}

/** Warns of sales by the drawer's clerk that are unsent on this machine: they are sent when the clerk logs in again, which is too late for a count made now. */
function UnsentOfOthers({ shift: { person, personId, status } }: { shift: Shift }) {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    let isLeft = false;
    if (personId !== undefined) {
      void countSalesOf(personId).then(
        (count) => isLeft || setUnsent(count),
        () => undefined,
      );
    }
    return () => void (isLeft = true);
  }, [personId]);
  if (unsent === 0 || status !== 'Open') return null;
  return <Notice tone="warning">{messages.unsent.ofOthers(person, unsent)}</Notice>;
}
