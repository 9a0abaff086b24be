import { readWaybill, useMay, withTerminalIds } from '@motorpark/api';
import { type Terminal, type Waybill, draftOf, WAYBILL_FIELDS, type WaybillDraft } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { useConflicts } from '../../shared/history/useConflicts';
import { WaybillWizard } from './steps/WaybillWizard';
import { messages } from './messages';
import { useChangeWaybill } from './hooks/useChangeWaybill';
import { waybillLines } from './waybillLines';
import type { WaybillExits } from './waybillExits';

interface EditWaybillProps {
  /** The waybill as loaded when the form opened; later loads don't replace typed values. */
  waybill: Waybill;
  terminals: readonly Terminal[];
  exits: WaybillExits;
}

/** Edits a waybill in the same wizard that creates one. */
export function EditWaybill({ waybill: opened, terminals, exits }: EditWaybillProps) {
  const canEdit = useMay('waybill.edit');
  const [waybill, setWaybill] = useState(opened);
  const valuesOf = (one: Waybill) => draftOf(WAYBILL_FIELDS, withTerminalIds(one, terminals));
  const [start] = useState(() => valuesOf(waybill));
  const lines = useMemo(() => waybillLines(terminals), [terminals]);
  const conflicts = useConflicts<Waybill, WaybillDraft>({
    row: waybill,
    read: readWaybill,
    valuesOf,
    lines,
    onFresh: setWaybill,
  });
  const { task, dialog } = useChangeWaybill(waybill, terminals, conflicts);

  return (
    <WaybillWizard task={task} start={{ values: start, step: 0 }} exits={exits} terms={waybill.terms}>
      {({ values, isDone }) => (
        <>
          <LeaveGuard isOn={!isDone && JSON.stringify(values) !== JSON.stringify(start)} />
          {conflicts.dialog}
          {dialog}
          {canEdit === false && <Notice tone="warning">{messages.cannotEdit}</Notice>}
        </>
      )}
    </WaybillWizard>
  );
}
