import { TEST_TICKET_NUMBER, TEST_WAYBILL_NUMBER } from '@motorpark/domain';
import {
  Button,
  Card,
  Inline,
  Notice,
  PaperChoice,
  type PaperSize,
  PrintIcon,
  PrintSheet,
  PrinterTest,
  Stack,
  usePrint,
} from '@motorpark/ui';
import { useState } from 'react';
import { USUAL_PAPER, rememberPaper, rememberedPaper } from '../../shared/printing/paper';
import { now } from '../../shared/today';
import { messages } from './messages';

/** Prints a test sheet that shows whether the printer is set up for receipts. */
export function PrinterCard({ canPrint }: { canPrint: boolean }) {
  const [paper, setPaper] = useState(() => rememberedPaper() ?? USUAL_PAPER);
  const [printedAt, setPrintedAt] = useState(now);
  const { print } = usePrint();

  function choosePaper(choice: PaperSize) {
    rememberPaper(choice);
    setPaper(choice);
  }

  function printTest() {
    setPrintedAt(now());
    void print(paper, { title: 'Printer test' });
  }

  return (
    <Card title={messages.printer}>
      <Stack gap={4}>
        {!canPrint && <Notice tone="danger">{messages.cannotPrint}</Notice>}
        <p>{messages.printerAdvice}</p>
        <Inline gap={3}>
          <PaperChoice value={paper} onChange={choosePaper} />
          <Button icon={PrintIcon} isDisabled={!canPrint} onClick={printTest}>
            {messages.print}
          </Button>
        </Inline>
      </Stack>
      <PrintSheet paper={paper}>
        <PrinterTest
          ticketNumber={TEST_TICKET_NUMBER}
          waybillNumber={TEST_WAYBILL_NUMBER}
          printedAt={printedAt}
        />
      </PrintSheet>
    </Card>
  );
}
