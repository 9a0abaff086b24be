import {
  TEST_TICKET_NUMBER,
  TEST_WAYBILL_NUMBER,
  type Burst,
  NO_BURST,
  withCharacter,
  type ScanResult,
  scanResult,
} from '@motorpark/domain';
import { Barcode, Card, DescriptionList, Inline, QrCode, Stack, StatusBadge, TextField } from '@motorpark/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messages } from './messages';

/** Milliseconds without a character after which the input counts as complete. Longer than a typist's pauses, so typed input stays together too. */
const DONE_AFTER_MS = 600;

/** A field to test the scanner, which shows what was received and how fast, and codes to scan. */
export function ScannerCard() {
  const [result, setResult] = useState<ScanResult>();
  const [text, setText] = useState('');
  const burst = useRef<Burst>(NO_BURST);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function done(hadEnter: boolean) {
    clearTimeout(timer.current);
    if (burst.current.text.length > 1) setResult(scanResult(burst.current, hadEnter));
    burst.current = NO_BURST;
    setText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      return done(true);
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    clearTimeout(timer.current);
    burst.current = withCharacter(burst.current, event.key, event.timeStamp, Infinity);
    timer.current = setTimeout(() => done(false), DONE_AFTER_MS);
  }

  return (
    <Card title={messages.scanner}>
      <Stack gap={4}>
        <div onKeyDownCapture={onKeyDown}>
          <TextField
            label={messages.scanHere}
            hint={messages.scanHint}
            name="scan"
            autoComplete="off"
            value={text}
            onChange={setText}
          />
        </div>
        <DescriptionList
          missingText={messages.nothingScanned}
          items={[
            { term: 'What came', value: result?.text, isId: result !== undefined },
            { term: 'How fast', value: result?.pace },
            { term: 'What it is', value: result?.verdict },
            {
              term: messages.scanner,
              value: result && <StatusBadge status={result.works ? messages.works : messages.fails} />,
            },
          ]}
        />
        <Inline gap={4}>
          <QrCode value={TEST_TICKET_NUMBER} size={26} />
          <Barcode value={TEST_WAYBILL_NUMBER} />
        </Inline>
      </Stack>
    </Card>
  );
}
