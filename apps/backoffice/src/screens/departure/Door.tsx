import type { Manifest } from '@motorpark/domain';
import { Button, CheckIcon, DataTable, DeleteIcon, ScanResult, Stack } from '@motorpark/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/record/ReasonDialog';
import { ScanField } from './ScanField';
import { BOARDING_COLUMNS } from './boardingColumns';
import { messages } from './boardingMessages';
import { useDoor } from './useDoor';

interface DoorProps {
  manifest: Manifest;
  /** Whether passengers can board here now. */
  isOpen: boolean;
}

const SCAN = { label: messages.scan, hint: messages.scanHint, act: messages.board };

/** Boards passengers by scanning a ticket or from the list of seats. */
export function Door({ manifest, isOpen }: DoorProps) {
  const { result, admit, admitLate, takeBack, isMarking } = useDoor(manifest);
  const [late, setLate] = useState<string>();
  const { passengers } = manifest;
  const marked = result?.marked ?? [];
  return (
    <Stack gap={4}>
      {isOpen && <ScanField words={SCAN} isBusy={isMarking} onScan={admit} />}
      {isOpen && result && (
        <ScanResult
          outcome={result.outcome}
          title={result.title}
          action={
            result.late === undefined ? (
              marked.length > 0 && <Button onClick={() => void takeBack(marked)}>{messages.undo}</Button>
            ) : (
              <Button onClick={() => setLate(result.late)}>{messages.boardLate}</Button>
            )
          }
        >
          {result.text}
        </ScanResult>
      )}
      {late !== undefined && (
        <ReasonDialog
          title={messages.boardLate}
          confirmLabel={messages.board}
          missing={messages.sayWhy}
          isBusy={isMarking}
          onConfirm={async (reason) => {
            await admitLate(late, reason);
            setLate(undefined);
          }}
          onClose={() => setLate(undefined)}
        >
          <p>{messages.whyLate}</p>
        </ReasonDialog>
      )}
      <DataTable
        label={messages.passengers}
        columns={BOARDING_COLUMNS}
        rows={[...passengers]}
        rowKey={({ seat }) => seat}
        emptyText={messages.empty}
        onOpen={isOpen ? ({ seat }) => void admit(String(seat)) : undefined}
        rowMenu={({ seat, boardedAt }) => {
          if (!isOpen) return [];
          return boardedAt === undefined
            ? [{ label: messages.boardSeat(seat), icon: CheckIcon, onSelect: () => void admit(String(seat)) }]
            : [{ label: messages.takeBack, icon: DeleteIcon, onSelect: () => void takeBack([seat]) }];
        }}
      />
    </Stack>
  );
}
