import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '../../flow/Notice/Notice';
import { openPlace } from '../../lazy/openDialog';
import { RequestId } from '../Toaster/RequestId';
import { toast } from '../Toaster/toast';
import { Footer } from './Modal.styles';

/** What was refused, as `toast.error` says it. */
interface Refusal {
  texts: readonly string[];
  requestId: string | undefined;
}

interface DialogFooterProps {
  /** The buttons; undefined if there are none. */
  children: ReactNode;
}

/**
 * The buttons of a dialog. Above them stands what was refused while it is open and nothing in it shows, until the next press of a button. If the dialog
 * closes in the same moment, the page shows it.
 */
export function DialogFooter({ children }: DialogFooterProps) {
  const footer = useRef<HTMLElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const [unshown, setUnshown] = useState<{ of: Refusal; texts: readonly string[] }>();
  const coming = useRef<Refusal>(undefined);

  useLayoutEffect(() => {
    const close = openPlace((texts, requestId) => {
      const said = { texts, requestId };
      coming.current = said;
      setRefusal(said);
      return () => setRefusal((last) => (last === said ? undefined : last));
    });
    return () => {
      close();
      if (!coming.current) return;
      const { texts, requestId } = coming.current;
      toast.error(texts[0], { complaints: texts.slice(1), requestId });
    };
  }, []);

  useLayoutEffect(() => {
    const buttons = footer.current;
    const dialog = buttons?.closest('dialog');
    if (!refusal || !buttons || !dialog) return;
    coming.current = undefined;
    let texts: readonly string[] = [...new Set(refusal.texts)];
    const look = () => {
      const shown = textsIn(dialog, buttons);
      texts = texts.filter((text) => !shown.some((one) => one.includes(text)));
      setUnshown({ of: refusal, texts });
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(dialog, { subtree: true, childList: true, characterData: true });
    return () => changes.disconnect();
  }, [refusal]);

  if (children === undefined && refusal === undefined) return null;
  const texts = unshown !== undefined && unshown.of === refusal ? unshown.texts : [];
  return (
    <Footer
      ref={footer}
      onClickCapture={({ target }) =>
        target instanceof Element && !target.closest('[role="alert"]') && setRefusal(undefined)
      }
    >
      {texts.length > 0 && (
        <Notice tone="danger">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {refusal?.requestId !== undefined && <RequestId id={refusal.requestId} />}
        </Notice>
      )}
      {children}
    </Footer>
  );
}

/** Returns the errors of a dialog's fields, and what else it says as an alert. */
const textsIn = (dialog: Element, footer: Element): string[] =>
  [...dialog.querySelectorAll('[data-field-error], [role="alert"]')]
    .filter((one) => !footer.contains(one))
    .map(({ textContent }) => textContent ?? '');
