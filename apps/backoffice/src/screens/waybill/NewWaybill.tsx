import { type Session, type Terminal, terminalOf } from '@motorpark/domain';
import { useState } from 'react';
import { SaleDraft } from '../../shared/draft/SaleDraft';
import { draftOwner } from '../../shared/draft/draftOwner';
import { COUNTER_EXITS } from './waybillExits';
import { WaybillWizard } from './steps/WaybillWizard';
import { WAYBILLS } from './messages';
import { newWaybill } from './waybillDraft';
import { useTakeInWaybill } from './hooks/useTakeInWaybill';

interface NewWaybillProps {
  session: Session;
  terminals: readonly Terminal[];
}

/** Takes in a parcel. Typed values are stored until the waybill is saved, and survive a reload, a lost connection or the end of the session. */
export function NewWaybill({ session, terminals }: NewWaybillProps) {
  const [empty] = useState(() => newWaybill(terminals, terminalOf(session)));
  const parcel = useTakeInWaybill(terminals, draftOwner(session));

  return (
    <WaybillWizard
      task={parcel.task}
      start={{ values: empty, step: 0, ...parcel.kept }}
      exits={COUNTER_EXITS}
    >
      {(state) => (
        <SaleDraft
          form={parcel}
          state={state}
          empty={empty}
          isEmpty={JSON.stringify(state.values) === JSON.stringify(empty)}
          one="waybill"
          done="made"
          which={parcel.unansweredTry(state.values)}
          list={WAYBILLS}
        />
      )}
    </WaybillWizard>
  );
}
