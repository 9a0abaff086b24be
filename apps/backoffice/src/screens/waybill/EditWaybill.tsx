import { useServerCan } from '@motorpark/api';
import { type Terminal, type Waybill, waybillFormOf } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { useState } from 'react';
import { LeaveGuard } from '../../shell/LeaveGuard';
import { WaybillWizard } from './WaybillWizard';
import { messages } from './messages';
import { useChangeWaybill } from './useChangeWaybill';

interface EditWaybillProps {
  /** As it was when the form opened: what is typed stays. */
  waybill: Waybill;
  terminals: readonly Terminal[];
}

/** Changes a waybill in the wizard that made it. */
export function EditWaybill({ waybill: opened, terminals }: EditWaybillProps) {
  const canEdit = useServerCan('waybills.write');
  const [waybill] = useState(opened);
  const [start] = useState(() => waybillFormOf(withTerminals(waybill, terminals)));
  const task = useChangeWaybill(waybill, terminals);

  return (
    <WaybillWizard task={task} start={{ values: start, step: 0 }} terminals={terminals}>
      {({ values, isDone }) => (
        <>
          <LeaveGuard isOn={!isDone && JSON.stringify(values) !== JSON.stringify(start)} />
          {canEdit === false && <Notice tone="warning">{messages.cannotEdit}</Notice>}
        </>
      )}
    </WaybillWizard>
  );
}

/** Servers that tell only the names of the terminals mean those of that name. */
function withTerminals(waybill: Waybill, terminals: readonly Terminal[]): Waybill {
  const idOf = (name: string | undefined) => terminals.find((terminal) => terminal.name === name)?.id;
  return {
    ...waybill,
    originTerminalId: waybill.originTerminalId ?? idOf(waybill.originTerminal),
    destinationTerminalId: waybill.destinationTerminalId ?? idOf(waybill.destinationTerminal),
  };
}
