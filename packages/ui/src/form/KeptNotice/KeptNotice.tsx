import { Button } from '../../controls';
import { Notice } from '../../flow';
import { unfinished } from '../KeptDraft/KeptDraft';
import { useLocale } from '../../locale';

export interface KeptNoticeProps {
  /** The draft that the form continues; undefined if it starts empty. `refusal` is the server’s message if it refused what was sent. */
  draft: { refusal?: { message: string } | undefined } | undefined;
  /** The noun inside a sentence: "ticket". */
  one: string;
  /** Whose it is; empty if no name was typed yet. */
  name?: string | undefined;
  /** Called to throw away what is there. */
  onStartOver: () => unknown;
}

/** A notice that the form continues a stored draft, or the server's message if it was refused meanwhile. */
export function KeptNotice({ draft, one, name = '', onStartOver }: KeptNoticeProps) {
  const { say } = useLocale();
  if (!draft) return null;
  const { refusal } = draft;
  return (
    <Notice
      tone={refusal ? 'danger' : 'info'}
      title={refusal && say('The server refused this {one}', { one })}
      action={<Button onPress={onStartOver}>{say('Start over')}</Button>}
    >
      {refusal?.message ?? say('{one} was kept.', { one: unfinished(one, name, say) })}
    </Notice>
  );
}
