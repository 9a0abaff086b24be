import type { WizardState } from '../sale/SaleWizard';
import { DraftKeeper } from './DraftKeeper';
import { KeptNotice } from './KeptNotice';
import { LostAnswer, type LostAnswerProps } from './LostAnswer';
import type { DraftStore, KeptDraft } from './draftStore';

interface SaleDraftProps<Values> extends LostAnswerProps {
  /** What `useSaleForm` makes of the form. */
  form: {
    drafts: DraftStore<Values>;
    kept: KeptDraft<Values> | undefined;
    draft: Omit<KeptDraft<Values>, 'step' | 'values'>;
    tries: number;
    isSending: boolean;
    restart: () => void;
  };
  state: WizardState<Values>;
  /** The form before anything is typed. */
  empty: Values;
  /** Whether what is typed is not worth keeping. */
  isEmpty: boolean;
}

/** What is kept of a form that sells something, and what stands above it for that: it goes on with a draft, or its last try got no answer. */
export function SaleDraft<Values>(props: SaleDraftProps<Values>) {
  const { form, state, empty, isEmpty, ...lost } = props;
  const { step, values, isDone } = state;
  const isGone = form.isSending || isDone;
  return (
    <>
      <DraftKeeper
        key={form.tries}
        keep={form.drafts.keepDraft}
        draft={{ step, values, ...form.draft }}
        isOff={isGone || isEmpty}
      />
      {!isGone && <LostAnswer {...lost} />}
      <KeptNotice
        draft={form.kept}
        one={lost.one}
        onStartOver={() => {
          form.restart();
          state.restart(empty);
        }}
      />
    </>
  );
}
