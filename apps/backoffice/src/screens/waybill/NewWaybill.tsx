import { type Session, type Terminal, terminalOf } from '@motorpark/domain';
import { useState } from 'react';
import { DraftKeeper } from '../../shared/draft/DraftKeeper';
import { KeptNotice } from '../../shared/draft/KeptNotice';
import { LostAnswer } from '../../shared/draft/LostAnswer';
import { COUNTER_EXITS } from './waybillExits';
import { WaybillWizard } from './steps/WaybillWizard';
import { WAYBILLS, messages } from './messages';
import { useTakeInWaybill } from './hooks/useTakeInWaybill';
import { newWaybill, waybillDrafts } from './waybillDraft';

interface NewWaybillProps {
  /** Whose draft it is. */
  owner: string;
  session: Session;
  terminals: readonly Terminal[];
}

/** Takes a parcel in. What was typed is kept until it is: for a reload, a lost connection, a session that ended. */
export function NewWaybill({ owner, session, terminals }: NewWaybillProps) {
  const [empty] = useState(() => newWaybill(terminals, terminalOf(session)));
  const [kept, setKept] = useState(() => waybillDrafts.readDraft(owner));
  const { task, isSending, ...parcel } = useTakeInWaybill(terminals, kept);

  return (
    <WaybillWizard
      task={task}
      start={{ ...kept, values: kept?.values ?? empty, step: kept?.step ?? 0 }}
      terminals={terminals}
      exits={COUNTER_EXITS}
    >
      {({ restart, values, step, isDone }) => (
        <>
          <DraftKeeper
            key={parcel.tries}
            keep={waybillDrafts.keepDraft}
            draft={{ owner, step, values, ...parcel.draft }}
            isOff={isSending || isDone || JSON.stringify(values) === JSON.stringify(empty)}
          />
          {!isDone && !isSending && (
            <LostAnswer one="waybill" done="made" which={parcel.unansweredTry(values)} list={WAYBILLS} />
          )}
          <KeptNotice
            draft={kept}
            words={messages}
            onStartOver={() => {
              setKept(undefined);
              parcel.restart();
              restart(empty);
            }}
          />
        </>
      )}
    </WaybillWizard>
  );
}
