import {
  type DraftStore,
  type StoredDraft,
  useCompany,
  useDraftStorage,
  useMay,
  useOpenTill,
} from '@motorpark/api';
import { ButtonLink, Notice } from '@motorpark/ui';
import { KeptNotice, LostAnswer, type LostAnswerProps, type WizardState } from '@motorpark/ui/form';
import { href, paths } from '../../paths';

const texts = {
  noTill: 'Open your till first',
  noTillText: 'What you sell belongs to it. What you have filled in stays here.',
  open: 'Open the till',
};

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

/**
 * Stores the draft of a sale's form and shows the notices about it: that a till must be opened before it can be sold, that a draft is continued, that the server refused it, or that the last try got
 * no response.
 */
export function SaleDraft<Values>(props: SaleDraftProps<Values>) {
  const { form, state, empty, isEmpty, ...lost } = props;
  const { step, values, isDone } = state;
  const isGone = form.isSending || isDone;
  const needsTill = useCompany({ revalidateIfStale: false }).company?.shiftRule === 'required';
  const mayOpenTill = useMay()('shift.open');
  return (
    <>
      <DraftStorage
        key={form.tries}
        drafts={form.drafts}
        draft={{ step, values, ...form.draft }}
        isOff={isGone || isEmpty}
      />
      {!isDone && needsTill && mayOpenTill && <TillToOpen />}
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

function TillToOpen() {
  if (useOpenTill() !== null) return null;
  return (
    <Notice
      tone="warning"
      title={texts.noTill}
      action={<ButtonLink href={href(paths.admin.till)}>{texts.open}</ButtonLink>}
    >
      {texts.noTillText}
    </Notice>
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
