import { counterNamingWire, useNameCounter, useSession } from '@motorpark/api';
import {
  COUNTER_NAMING,
  type Counter,
  check,
  counterNamingSchema,
  fieldErrors,
  valuesOf,
} from '@motorpark/domain';
import { Card, PAPERS, PAPER_SIZES, toast } from '@motorpark/ui';
import { useState } from 'react';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { USUAL_PAPER, rememberPaper, rememberedPaper } from '../../shared/printing/paper';
import { RecordFields } from '../../shared/record/RecordFields';
import { formFields } from '../../shared/record/fieldKinds';
import type { Draft } from '../../shared/record/recordKind';
import { rememberDrawer, rememberedDrawer } from '../../shared/rememberedDrawer';
import { runStep } from '../../shared/form/runStep';
import { messages } from './messages';

const { terminal: _terminal, ...NAMING } = COUNTER_NAMING;

const fields = formFields(NAMING, {
  name: { placeholder: messages.name, hint: messages.nameHint, isWide: true },
  paper: {
    kind: 'radio',
    hint: messages.paperHint,
    answers: PAPER_SIZES.map((size) => ({ value: size, label: PAPERS[size].label })),
    isWide: true,
  },
});

/** The form that names this machine and its paper. This browser then prints on that paper and opens the till with that name. */
export function NameCounter({ counter }: { counter: Counter | null }) {
  const terminal = useSession()?.terminalName ?? '';
  const { nameCounter } = useNameCounter();
  const [start] = useState<Draft>(() => ({
    name: counter?.name ?? rememberedDrawer() ?? '',
    paper: counter?.paper ?? rememberedPaper() ?? USUAL_PAPER,
  }));

  async function submit(draft: Draft) {
    const { values, errors } = check(counterNamingSchema, { ...draft, terminal });
    if (errors) return errors;
    return await runStep(async () => {
      const form = valuesOf(COUNTER_NAMING, values);
      await nameCounter(form);
      rememberPaper(form.paper);
      rememberDrawer(form.name);
      toast.success(messages.done);
    }, counterNamingWire.names);
  }

  return (
    <Card>
      <SubmitForm<Draft>
        label={messages.title}
        initialValues={start}
        validate={(draft) => fieldErrors(counterNamingSchema, { ...draft, terminal })}
        onSubmit={submit}
        submitLabel={messages.submit}
        busyLabel={messages.busy}
      >
        <RecordFields fields={fields} />
      </SubmitForm>
    </Card>
  );
}
