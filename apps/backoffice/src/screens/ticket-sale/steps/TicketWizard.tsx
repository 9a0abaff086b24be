import {
  useFareRule,
  useOwnDiscounts,
  usePassengerRules,
  useSalesClose,
  formRules,
  now,
  today,
} from '@motorpark/api';
import {
  type Session,
  TICKET_STEPS,
  type TicketDraft,
  type Trip,
  formatLate,
  namedPassengers,
  passengersTooMany,
  terminalOf,
  type TicketSale,
  saleInOneLine,
  saleAmount,
  saleFare,
  isLoneChildSale,
  isPriceable,
  lateBy,
  lostSeatsMessage,
  lostSeats,
  saleObstacle,
  sellableSeats,
  ticketStepErrors,
} from '@motorpark/domain';
import { ConfirmDialog, TripSummary } from '@motorpark/ui';
import { SaleWizard, type WizardStart, type WizardState } from '@motorpark/ui/form';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, ticketOverviewPath } from '../../../paths';
import { TICKETS } from '../../ticket/messages';
import { saleMessages } from '../saleMessages';
import type { ChosenSale, TicketTask } from '../ticketTask';
import { PassengerStep } from './PassengerStep';
import { PaymentStep } from './PaymentStep';
import { TripStep } from './TripStep';
import { WhoLeavesDialog } from './WhoLeavesDialog';

interface TicketWizardProps {
  task: TicketTask;
  /** Initial values and step; later changes of this prop are ignored. */
  start: WizardStart<TicketDraft>;
  /** Whether only the passenger's information can be changed. */
  isLocked?: boolean;
  staysOnTrip?: boolean;
  trips: readonly Trip[];
  /** Whether there is no connection: then only the seats of this machine's allotment can be sold. */
  isOffline?: boolean;
  session: Session;
  isLoading: boolean;
  refreshTrips: () => Promise<unknown>;
  /** Shown above the form: notices, and the state of the stored draft. */
  children: (state: WizardState<TicketDraft> & { sale: TicketSale }) => ReactNode;
}

export function TicketWizard({
  task,
  start,
  isLocked = false,
  staysOnTrip = false,
  trips,
  isOffline = false,
  session,
  isLoading,
  refreshTrips,
  children,
}: TicketWizardProps) {
  const navigate = useNavigate();
  const fares = useFareRule();
  const passengers = usePassengerRules();
  const salesCloseOf = useSalesClose();
  const discounts = useOwnDiscounts(isOffline || task.ticket !== undefined);
  const [lateBus, setLateBus] = useState<LateBus>();
  const [isAskingWho, setIsAskingWho] = useState(false);

  function saleOf(values: TicketDraft): TicketSale {
    const trip = trips.find(({ id }) => id === values.tripId);
    const known = {
      today: today(),
      now: now(),
      fares,
      passengers,
      salesClose: trip ? salesCloseOf(trip) : 0,
      isOffline,
      discounts,
      rules: formRules(),
      ticket: task.ticket,
    };
    const sale = { ...known, values, trip };
    return { ...sale, trip: task.tripFor(sale) };
  }

  function orderOf(values: TicketDraft): ChosenSale | undefined {
    const { trip, ...sale } = saleOf(values);
    return trip && { trip, ...sale };
  }

  return (
    <SaleWizard
      task={task}
      start={start}
      steps={TICKET_STEPS}
      back={TICKETS}
      errorsAt={(step, values) => ticketStepErrors(step, saleOf(values))}
      amountOf={(values) => saleAmount(saleOf(values))}
      orderOf={orderOf}
      onRefused={refreshTrips}
      show={(ticket, cash) =>
        navigate(ticketOverviewPath(ticket.id), { state: { ticket, isJustSaved: true, cash } })
      }
      showUnsent={() => navigate(paths.admin.unsent, { state: { isJustSaved: true } })}
    >
      {(state) => {
        const { values, step, isInvalid, goOn, complain } = state;
        const sale = saleOf(values);
        const amount = saleAmount(sale);
        const hasTooMany = passengers.namesEach === true && passengersTooMany(values) > 0;
        const askWho = () => (step === 0 && hasTooMany ? setIsAskingWho(true) : goOn());
        return {
          above: (
            <>
              {children({ ...state, sale })}
              {isAskingWho && (
                <WhoLeavesDialog
                  values={values}
                  onDone={() => {
                    setIsAskingWho(false);
                    void goOn();
                  }}
                  onCancel={() => setIsAskingWho(false)}
                />
              )}
              {lateBus?.isOpen && (
                // The bus may have left without its status being set.
                <ConfirmDialog
                  title={saleMessages.lateBus(formatLate(lateBus.minutes))}
                  confirmLabel={saleMessages.sellAnyway}
                  tone="info"
                  onConfirm={() => {
                    setLateBus({ ...lateBus, isOpen: false });
                    void askWho();
                  }}
                  onCancel={() => setLateBus(undefined)}
                />
              )}
            </>
          ),
          contents: [
            <TripStep
              key="trip"
              trip={sale.trip}
              passengers={passengers.namesEach ? namedPassengers(values) : []}
              trips={trips}
              isLoading={isLoading}
              terminal={terminalOf(session)}
              now={sale.now}
              obstacle={isLoading ? undefined : saleObstacle(sale)}
              lost={isOffline ? [] : lostSeats(values.seats, sale.trip)}
              lostMessage={lostSeatsMessage(sale)}
              isOffline={isOffline}
              isLocked={isLocked}
              staysOnTrip={staysOnTrip}
            />,
            <PassengerStep
              key="passenger"
              today={sale.today}
              seats={values.seats}
              rules={passengers}
              isLoneChild={isLoneChildSale(sale)}
              leaves={sale.trip?.travelDate ?? sale.now}
              soldOn={task.ticket ? undefined : values.tripId}
            />,
            <PaymentStep
              key="payment"
              sale={sale}
              paid={task.paid}
              terms={task.ticket?.terms}
              isLocked={isLocked}
            />,
          ],
          isReady: isPriceable(sale, isLoading),
          hint: step === 0 && !isLocked ? saleMessages.seatKeys : undefined,
          about: saleInOneLine(sale),
          aside: (
            <TripSummary
              trip={sale.trip}
              chosenSeats={sellableSeats(sale)}
              traveler={values.travelerName.trim()}
              fare={saleFare(sale)}
              amount={amount}
            />
          ),
          onNext() {
            if (step === TICKET_STEPS.length - 1 && isInvalid) complain();
            const late = lateBy(sale);
            if (!isInvalid && late !== undefined && lateBus?.tripId !== values.tripId) {
              return setLateBus({ tripId: values.tripId, minutes: late, isOpen: true });
            }
            return isInvalid ? goOn() : askWho();
          },
        };
      }}
    </SaleWizard>
  );
}

/** An overdue trip, and whether the dialog is open; the clerk is asked only once for each trip. */
interface LateBus {
  tripId: string;
  minutes: number;
  isOpen: boolean;
}
