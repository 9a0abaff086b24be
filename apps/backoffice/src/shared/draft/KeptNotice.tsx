import { Button, Notice } from '@motorpark/ui';
import type { StoredDraft } from './draftStore';

interface KeptNoticeProps {
  draft: Pick<StoredDraft<unknown>, 'refusal'> | undefined;
  /** The noun inside a sentence: "ticket". */
  one: string;
  onStartOver: () => void;
}

/** A notice that the form continues a stored draft, or the server's message if it was refused meanwhile. */
export function KeptNotice({ draft, one, onStartOver }: KeptNoticeProps) {
  if (!draft) return null;
  const { refusal } = draft;
  return (
    <Notice
      tone={refusal ? 'danger' : 'info'}
      title={refusal && `The server refused this ${one}`}
      action={<Button onClick={onStartOver}>Start over</Button>}
    >
      {refusal?.message ?? `Your unfinished ${one} was kept.`}
    </Notice>
  );
}
