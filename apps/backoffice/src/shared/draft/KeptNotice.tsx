import { Button, Notice } from '@motorpark/ui';
import type { KeptDraft } from './draftStore';

interface KeptNoticeProps {
  draft: Pick<KeptDraft<unknown>, 'refusal'> | undefined;
  words: { kept: string; refused: string; startOver: string };
  onStartOver: () => void;
}

/** Says that the form goes on with what was typed before, and what the server said of it if it was refused meanwhile. */
export function KeptNotice({ draft, words, onStartOver }: KeptNoticeProps) {
  if (!draft) return null;
  const { refusal } = draft;
  return (
    <Notice
      tone={refusal ? 'danger' : 'info'}
      title={refusal && words.refused}
      action={<Button onClick={onStartOver}>{words.startOver}</Button>}
    >
      {refusal?.message ?? words.kept}
    </Notice>
  );
}
