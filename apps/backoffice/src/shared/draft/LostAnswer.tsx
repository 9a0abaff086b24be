import { useMay } from '@motorpark/api';
import { ButtonLink, Notice } from '@motorpark/ui';

export interface LostAnswerProps {
  /** What was sent, inside a sentence: "ticket". */
  one: string;
  /** What the server did if it went through: "sold". */
  done: string;
  /** Whether it was this very form, or another one; nothing to say where there was none. */
  which: 'this' | 'another' | undefined;
  /** Where it can be looked for. */
  list: { href: string; label: string };
}

/**
 * Stands above a form that was sent and got no answer. The same form sent again carries the same retry key, so it is done
 * once where the server knows such keys; a form changed since is another one.
 */
export function LostAnswer({ one, done, which, list }: LostAnswerProps) {
  const canRepeat = useMay('sale.repeat');
  const isSame = which === 'this';
  if (which === undefined) return null;
  if (isSame && canRepeat === undefined) return null;
  if (isSame && canRepeat) {
    return (
      <Notice tone="info" title="No answer came">
        Sending it again is safe: should the {one} be {done} already, you get that one, and nothing is {done}{' '}
        twice.
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={`The last ${one} submitted here got no answer`}
      action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
    >
      It may have been {done} all the same. Look for it among the {one}s before you submit
      {isSame ? ' again.' : ': this form is another one.'}
    </Notice>
  );
}
