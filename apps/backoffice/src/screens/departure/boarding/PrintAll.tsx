import { getTicket, useNumberPrint, now } from '@motorpark/api';
import { Button, PrintIcon, PrintSheet, TicketSheet, type TicketSheetProps, usePrint } from '@motorpark/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../../../shared/printing/usePrinting';
import { toastFailure } from '../../../shared/toastFailure';
import { messages } from '../boardingMessages';

type Receipts = TicketSheetProps['tickets'];

const NONE: Receipts = [];

/** A button that prints the new receipts of tickets, each with its number. It gets the focus, so that it is in view with the list that it stands above. */
export function PrintAll({ ids }: { ids: readonly string[] }) {
  const { paper, letterhead } = usePrinting();
  const { print } = usePrint();
  const numberPrint = useNumberPrint();
  const [receipts, setReceipts] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field for scans takes it first.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  async function printAll() {
    setBusy(true);
    try {
      const tickets = await Promise.all(ids.map(getTicket));
      const numbered = await Promise.all(
        tickets.map(async (ticket) => ({
          ticket,
          reprint: await numberPrint({ noun: 'ticket', id: ticket.id, receipt: 'customer' }),
        })),
      );
      flushSync(() => setReceipts(numbered));
      await print(paper, { title: messages.newReceipts });
    } catch (failure) {
      toastFailure(failure);
    }
    setReceipts(NONE);
    setBusy(false);
  }

  return (
    <>
      <Button ref={button} icon={PrintIcon} isBusy={isBusy} onPress={() => void printAll()}>
        {messages.printAll}
      </Button>
      {letterhead && receipts.length > 0 && (
        <PrintSheet paper={paper}>
          <TicketSheet tickets={receipts} letterhead={letterhead} printedAt={now()} />
        </PrintSheet>
      )}
    </>
  );
}
