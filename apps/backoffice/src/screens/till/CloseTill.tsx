import {
  countSalesOf,
  shiftClosingWire,
  shiftCountWire,
  useCompany,
  useShift,
  useTakeOver,
  useTill,
} from '@motorpark/api';
import {
  type Kobo,
  SHIFT_CLOSING,
  SHIFT_COUNT,
  type Shift,
  type ShiftCount,
  cashOf,
  check,
  fieldErrors,
  floatTooHigh,
  formatNaira,
  notesOf,
  shiftClosingSchema,
  shiftCountSchema,
  valuesOf,
} from '@motorpark/domain';
import { DescriptionList, Notice, Stack, Wizard, toast, ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { type Draft, RecordFields, emptyDraft } from '@motorpark/ui/form';
import { useState, useEffect } from 'react';
import { Form } from 'react-final-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { runStep } from '../../shared/form/runStep';
import { CountedDrawer } from './CountedDrawer';
import { Difference } from './Difference';
import { reasonWords } from './reasonWords';
import { messages } from './messages';
import { countFields, emptyCountError } from './shiftForms';
import { recordPath, href, paths } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { UnsentNotice, useUnsettled } from './UnsentNotice';
import { useOwnShift } from './useOwnShift';
import { ShiftFacts } from './ShiftFacts';

const NAMES = { ...shiftCountWire.names, ...shiftClosingWire.names, secret: 'secret' } as const;

const { floatLeft: FLOAT } = SHIFT_CLOSING;

const cashIn = ({ lines = [] }: Shift): Kobo => lines.find(({ method }) => method === 'Cash')?.counted ?? 0;

/** The most that the company leaves in a drawer; any amount until that is known. */
const useMostFloat = (): Kobo => useCompany().company?.drawerFloat ?? Infinity;

/** Usually the opening float stays in the drawer; less if there is less cash, or the company leaves less. */
const startOf = (shift: Shift, mostFloat: Kobo | undefined): Draft => ({
  ...emptyDraft(countFields),
  floatLeft:
    mostFloat === undefined ? '' : FLOAT.kind.edit(Math.min(shift.openingFloat, cashIn(shift), mostFloat)),
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

  const errorsOf = (draft: Draft) => {
    if (!isCounted) return fieldErrors(shiftCountSchema, draft);
    const reason = reasonWords(shift, { asksOwner, secret: draft['secret'] });
    const isMissing = reason !== undefined && (draft['reason'] ?? '').trim() === '';
    return { ...floatErrors(draft, shift, mostFloat), ...(isMissing && { reason: reason.missing }) };
  };

  async function submit(draft: Draft) {
    if (!isCounted) {
      const { values, errors } = check(shiftCountSchema, draft);
      if (errors) return errors;
      const missing = emptyCountError(draft);
      if (missing) return missing;
      return await runStep(async () => {
        await count({ id: shift.id, form: valuesOf(SHIFT_COUNT, values) });
      }, NAMES);
    }
    const secret = draft['secret'] ?? '';
    // What was typed before the clerk confirmed the count explains nothing any more.
    const isExplained = reasonWords(shift, { asksOwner, secret }) !== undefined;
    return await runStep(async () => {
      if (witness && shift.isWitnessed === false && secret !== '') await witness({ id: shift.id, secret });
      await finish({
        id: shift.id,
        reason: isExplained ? (draft['reason'] ?? '').trim() : '',
        floatLeft: FLOAT.kind.parse(draft['floatLeft'] ?? '') ?? 0,
      });
      toast.success(words.done);
      await navigate(to, { state: { isJustSaved: true } });
    }, NAMES);
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={errorsOf}
      onSubmit={submit}
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

/** The float cannot be more than the counted cash, nor than the company leaves in a drawer. */
function floatErrors(draft: Draft, shift: Shift, most: Kobo) {
  const floatLeft = draft['floatLeft'] ?? '';
  const errors = fieldErrors(shiftClosingSchema, { floatLeft, reason: draft['reason'] ?? '' });
  const left = FLOAT.kind.parse(floatLeft) ?? 0;
  if (left > cashIn(shift)) return { floatLeft: messages.difference.tooMuchStays, ...errors };
  return left > most ? { floatLeft: floatTooHigh(most), ...errors } : errors;
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
