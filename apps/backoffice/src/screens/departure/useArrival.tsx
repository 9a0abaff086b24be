import { readWaybill, useReceiving, useWaybillStatus } from '@motorpark/api';
import { WAYBILL_TRANSITIONS_AT, type Waybill } from '@motorpark/domain';
import type { ScanOutcome } from '@motorpark/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useStatusStep } from '../../shared/history/useStatusStep';
import { soundBoarding } from './boardingSound';
import { messages } from './parcelMessages';
import { refusalOf } from './refusalOf';

/** The outcome of the last action. */
interface ArrivalResult {
  outcome: ScanOutcome;
  title: string;
  text?: string;
  /** The parcel that was received; the user can take this back. */
  received?: Waybill;
}

interface Arrival {
  result: ArrivalResult | undefined;
  isReceiving: boolean;
  receive: (number: string) => Promise<void>;
  /** Opens the dialog that takes a receipt back, with a reason, like any wrong status. */
  takeBack: (waybill: Waybill) => void;
  dialog: ReactNode;
}

const CONFLICT_VIEW = {
  read: readWaybill,
  facts: [{ label: 'Status', of: ({ status }: Waybill) => status }],
  nameOf: ({ number }: Waybill) => `Waybill ${number}`,
};

/** Receiving the parcels of a trip, and the outcome of the last one, which also plays a sound. */
export function useArrival(tripId: string): Arrival {
  const { receive, isReceiving } = useReceiving(tripId);
  const { changeStatus, isChanging } = useWaybillStatus();
  const [result, setResult] = useState<ArrivalResult>();
  const underWay = useRef<string>(undefined);

  const { correct, dialog } = useStatusStep<Waybill>({
    transitionsOf: () => WAYBILL_TRANSITIONS_AT.incoming,
    changeStatus: async (order) => {
      const saved = await changeStatus(order);
      setResult((now) => (now?.received?.id === order.id ? undefined : now));
      return saved;
    },
    isChanging,
    conflictView: CONFLICT_VIEW,
    onDone: () => undefined,
  });

  return {
    result,
    isReceiving,
    async receive(number) {
      // The second press of a double click does nothing.
      if (underWay.current === number) return;
      underWay.current = number;
      const next = await receive(number).then(
        ({ waybill, isOver, listedOn }): ArrivalResult =>
          isOver
            ? {
                outcome: 'already',
                title: messages.over(waybill.number),
                text: messages.listedOn(listedOn),
                received: waybill,
              }
            : {
                outcome: 'boarded',
                title: messages.isReceived(waybill.number),
                text: messages.isFor(waybill.receiverName),
                received: waybill,
              },
        (failure: unknown) => refusalOf(failure, messages.receiving),
      );
      underWay.current = undefined;
      setResult(next);
      soundBoarding(next.outcome);
    },
    takeBack: (waybill) => correct(waybill, 'On-Transit'),
    dialog,
  };
}
