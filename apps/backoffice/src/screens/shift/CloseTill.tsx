import { shiftCountWire } from '@motorpark/api';
import {
  SHIFT_COUNT,
  type Shift,
  type ShiftCount,
  cashOf,
  check,
  fieldErrors,
  formatNaira,
  needsShiftReason,
  notesOf,
  shiftDiffers,
  shiftCountSchema,
  valuesOf,
} from '@motorpark/domain';
import { DescriptionList, Notice, Stack, Wizard, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { RecordFields } from '../../shared/record/RecordFields';
import type { Draft } from '../../shared/record/recordKind';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { tellFailure } from '../access/tellFailure';
import { CountedDrawer } from './CountedDrawer';
import { Difference } from './Difference';
import { messages } from './messages';
import { countFields, emptyDraft } from './shiftForms';

const EMPTY: Draft = { ...emptyDraft(countFields), reason: '' };
const NAMES = { ...shiftCountWire.names, reason: 'reason' } as const;

/** How a drawer is counted and what becomes of it then: its person closes it, or somebody else goes on with it. */
export interface Closing {
  words: { title: string; submit: string; busy: string; done: string };
  count: (order: { id: string; count: ShiftCount }) => Promise<unknown>;
  finish: (order: { id: string; reason: string }) => Promise<unknown>;
  /** Where it leads. */
  to: string;
}

/** Two steps: what is counted is kept before it is told what should have been there. */
export function CloseTill({ shift, closing }: { shift: Shift; closing: Closing }) {
  const { words, count, finish, to } = closing;
  const navigate = useNavigate();
  const isCounted = shift.status !== 'Open';
  const [looksBack, setLooksBack] = useState(false);
  const step = isCounted && !looksBack ? 1 : 0;
  const isReasonNeeded = needsShiftReason(shift);

  const errorsOf = (draft: Draft) => {
    if (!isCounted) return fieldErrors(shiftCountSchema, draft);
    const isMissing = isReasonNeeded && (draft['reason'] ?? '').trim() === '';
    if (!isMissing) return {};
    return { reason: shiftDiffers(shift) ? messages.difference.missing : messages.unconfirmed.missing };
  };

  async function submit(draft: Draft) {
    if (step === 0 && isCounted) return setLooksBack(false);
    if (!isCounted) {
      const { values, errors } = check(shiftCountSchema, draft);
      if (errors) return errors;
      return await tellFailure(
        async () => void (await count({ id: shift.id, count: valuesOf(SHIFT_COUNT, values) })),
        NAMES,
      );
    }
    return await tellFailure(async () => {
      await finish({ id: shift.id, reason: (draft['reason'] ?? '').trim() });
      toast.success(words.done);
      await navigate(to);
    }, NAMES);
  }

  return (
    <Form<Draft>
      initialValues={EMPTY}
      validate={errorsOf}
      onSubmit={submit}
      render={({ handleSubmit, submitting, dirty = false, values }) => (
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
              { title: messages.difference.step, content: <Difference shift={shift} /> },
            ]}
            current={step}
            onStepSelect={(target) => setLooksBack(target === 0)}
            onPrevious={() => setLooksBack(true)}
            onNext={() => handleSubmit()}
            onSubmit={() => handleSubmit()}
            isBusy={submitting}
            submitLabel={words.submit}
            busyLabel={words.busy}
          />
        </>
      )}
    />
  );
}

/** What the notes and coins come to that were typed so far; nothing where one cannot be read. */
function cashTyped(draft: Draft): string | undefined {
  const { values } = check(shiftCountSchema, draft);
  if (!values) return undefined;
  const counted = valuesOf(SHIFT_COUNT, values);
  return formatNaira(cashOf(notesOf(counted), counted.coins));
}
