import { ButtonLink } from '../../controls';
import { Notice } from '../../flow';
import { useLocale } from '../../locale';

export interface LostAnswerProps {
  /** The noun inside a sentence: "ticket". */
  one: string;
  /** The verb if the server did it: "sold". */
  done: string;
  /** Whether the try without a response was of this form or of another one; undefined if there was none. */
  which: 'this' | 'another' | undefined;
  /** Whether the server creates the record once, however often the same form is sent. */
  canRepeat?: boolean;
  /** The list in which it can be looked up. */
  list: { href: string; label: string };
}

/**
 * A notice above a form whose last try got no response. The same form sent again has the same retry key, so a server that supports them creates the record
 * once; a form changed since counts as another record.
 */
export function LostAnswer({ one, done, which, canRepeat, list }: LostAnswerProps) {
  const { say } = useLocale();
  const isSame = which === 'this';
  if (which === undefined) return null;
  if (isSame && canRepeat) {
    return (
      <Notice tone="info" title={say('No answer came')}>
        {say(
          'Sending it again is safe: should the {one} be {done} already, you get that one, and nothing is {done} twice.',
          { one, done },
        )}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={say('The last {one} submitted here got no answer', { one })}
      action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
    >
      {say(
        isSame
          ? 'It may have been {done} anyway. Look for it among the {one}s before you submit again.'
          : 'It may have been {done} anyway. Look for it among the {one}s before you submit: this form is another one.',
        { one, done },
      )}
    </Notice>
  );
}
