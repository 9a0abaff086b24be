import { useMay } from '@motorpark/api';
import { type CashDrop, type Shift, formatDateTime, formatNaira, formatSignedNaira } from '@motorpark/domain';
import { Button, Inline, VisuallyHidden, late } from '@motorpark/ui';
import { useEffect, useRef, useState } from 'react';
import { Listed } from './Listed';
import { messages } from './messages';

const ReceiveDrop = late('ReceiveDrop', () => import('./ReceiveDrop'));
const TakeBackDrop = late('TakeBackDrop', () => import('./TakeBackDrop'));

/** The drops of the user's own shift, and the entries that took one back. A drop can be taken back while the shift is open. */
export function MyDrops({ shift: { drops, status } }: { shift: Shift }) {
  const [toTakeBack, setToTakeBack] = useState<CashDrop>();
  const [toConfirm, setToConfirm] = useState<CashDrop>();
  const mayConfirm = useMay('drop.receive') === true;
  const mayTakeBack = useMay('drop.takeBack') === true && status === 'Open';
  const taken = new Set(drops.map(({ takesBack }) => takesBack));
  const { expected, entryRef, focusEntryOf } = useEntryFocus(taken);

  const valueOf = (drop: CashDrop) => {
    const { id, note, takesBack } = drop;
    if (takesBack !== undefined) {
      return (
        <span ref={takesBack === expected ? entryRef : undefined} tabIndex={-1}>
          {formatSignedNaira(drop.amount)}
        </span>
      );
    }
    const amount = formatNaira(drop.amount);
    if (taken.has(id)) return amount;
    const asksReceiver = mayConfirm && drop.isByColleague === true && drop.isConfirmed !== true;
    const ask = () => {
      focusEntryOf(id);
      setToTakeBack(drop);
    };
    return (
      <Inline gap={3} justify="end">
        {asksReceiver && (
          <Button variant="quiet" onClick={() => setToConfirm(drop)}>
            {messages.receive.button}
            <VisuallyHidden>{messages.receive.which(amount, drop.receivedBy ?? '')}</VisuallyHidden>
          </Button>
        )}
        {mayTakeBack && (
          <Button variant="quiet" onClick={ask}>
            {messages.takeBack.button}
            <VisuallyHidden>{messages.takeBack.which(amount, note)}</VisuallyHidden>
          </Button>
        )}
        {amount}
      </Inline>
    );
  };

  return (
    <>
      <Listed
        title={messages.drops}
        empty={messages.noDrops}
        items={drops.map((drop) => ({
          term: [formatDateTime(drop.at), noteOf(drop)].filter(Boolean).join(', '),
          value: valueOf(drop),
        }))}
      />
      {toConfirm && <ReceiveDrop drop={toConfirm} onClose={() => setToConfirm(undefined)} />}
      {toTakeBack && <TakeBackDrop drop={toTakeBack} onClose={() => setToTakeBack(undefined)} />}
    </>
  );
}

/** Whether it says who received the cash, and that nobody has confirmed that yet. */
const receiptOf = ({ receivedBy, isConfirmed }: CashDrop): string[] =>
  receivedBy === undefined
    ? []
    : [messages.drop.to(receivedBy), ...(isConfirmed === true ? [] : [messages.drop.notConfirmed])];

const noteOf = (drop: CashDrop): string =>
  drop.takesBack === undefined
    ? [...receiptOf(drop), drop.note].filter(Boolean).join(', ')
    : messages.takeBack.entry(drop.note);

/** Moves the focus to the entry that takes back a drop when it appears, because the button that had the focus is then gone. */
function useEntryFocus(taken: ReadonlySet<string | undefined>) {
  const [expected, focusEntryOf] = useState<string>();
  const entryRef = useRef<HTMLSpanElement>(null);
  const hasEntry = expected !== undefined && taken.has(expected);
  useEffect(() => {
    if (hasEntry) entryRef.current?.focus();
  }, [hasEntry]);
  return { expected, entryRef, focusEntryOf };
}
