import { useMay } from '@motorpark/api';
import { type CashDrop, type Shift, formatDateTime, formatNaira, formatSignedNaira } from '@motorpark/domain';
import { Button, Inline, VisuallyHidden, late } from '@motorpark/ui';
import { useEffect, useRef, useState } from 'react';
import { Listed } from './Listed';
import { messages } from './messages';

const TakeBackDrop = late('TakeBackDrop', () => import('./TakeBackDrop'));

/** What was dropped in the shift of whoever is logged in, and what they took back of it; a slip can be taken back while it is open. */
export function MyDrops({ shift: { drops, status } }: { shift: Shift }) {
  const [wrong, setWrong] = useState<CashDrop>();
  const mayTakeBack = useMay('drop.takeBack') === true && status === 'Open';
  const taken = new Set(drops.map(({ takesBack }) => takesBack));
  const { asked, entryRef, expect } = useEntryFocus(taken);

  const valueOf = (drop: CashDrop) => {
    const { id, note, takesBack } = drop;
    if (takesBack !== undefined) {
      return (
        <span ref={takesBack === asked ? entryRef : undefined} tabIndex={-1}>
          {formatSignedNaira(drop.amount)}
        </span>
      );
    }
    const amount = formatNaira(drop.amount);
    if (!mayTakeBack || taken.has(id)) return amount;
    const ask = () => {
      expect(id);
      setWrong(drop);
    };
    return (
      <Inline gap={3} justify="end">
        <Button variant="quiet" onClick={ask}>
          {messages.takeBack.button}
          <VisuallyHidden>{messages.takeBack.which(amount, note)}</VisuallyHidden>
        </Button>
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
      {wrong && <TakeBackDrop drop={wrong} onClose={() => setWrong(undefined)} />}
    </>
  );
}

const noteOf = ({ note, takesBack }: CashDrop): string =>
  takesBack === undefined ? note : messages.takeBack.entry(note);

/** Puts the focus on the entry that takes a drop back once it is there: the button that asked for it is gone then. */
function useEntryFocus(taken: ReadonlySet<string | undefined>) {
  const [asked, expect] = useState<string>();
  const entryRef = useRef<HTMLSpanElement>(null);
  const isThere = asked !== undefined && taken.has(asked);
  useEffect(() => {
    if (isThere) entryRef.current?.focus();
  }, [isThere]);
  return { asked, entryRef, expect };
}
