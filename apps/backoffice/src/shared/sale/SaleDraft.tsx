import { type DraftStore, type StoredDraft, useDraftStorage } from '@motorpark/api';
import { KeptNotice, LostAnswer, type LostAnswerProps, type WizardState } from '@motorpark/ui/form';

interface SaleDraftProps<Values> extends LostAnswerProps {
  /** The result of `useSaleForm`. */
  form: {
    drafts: DraftStore<Values>;
    kept: StoredDraft<Values> | undefined;
    draft: Omit<StoredDraft<Values>, 'step' | 'values'>;
    tries: number;
    isSending: boolean;
    nameOf: (values: Values) => string;
    restart: () => void;
  };
  state: WizardState<Values>;
  empty: Values;
  /** Whether the form has nothing worth storing. */
  isEmpty: boolean;
}

/** Stores the draft of a sale's form and shows the notices about it: that a draft is continued, that the server refused it, or that the last try got no response. */
export function SaleDraft<Values>(props: SaleDraftProps<Values>) {
  const { form, state, empty, isEmpty, ...lost } = props;
  const { step, values, isDone } = state;
  const isGone = form.isSending || isDone;
  return (
    <>
      <DraftStorage
        key={form.tries}
        drafts={form.drafts}
        draft={{ step, values, ...form.draft }}
        isOff={isGone || isEmpty}
      />
      {!isGone && <LostAnswer {...lost} />}
      <KeptNotice
        draft={form.kept}
        one={lost.one}
        name={form.kept && form.nameOf(form.kept.values)}
        onStartOver={() => {
          form.restart();
          state.restart(empty);
        }}
      />
    </>
  );
}

interface DraftStorageProps<Values> {
  drafts: DraftStore<Values>;
  draft: StoredDraft<Values>;
  /** Whether the draft is not worth storing, or stored elsewhere. */
  isOff: boolean;
}

function DraftStorage<Values>({ drafts, draft, isOff }: DraftStorageProps<Values>) {
  useDraftStorage(drafts, draft, isOff);
  return null;
}
