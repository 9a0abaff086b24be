import { useCompany, useTerminalChoices } from '@motorpark/api';
import {
  WAYBILL_FIELDS,
  type WaybillDraft,
  amountOnRoute,
  tariffPrice,
  unlistedText,
} from '@motorpark/domain';
import { useFormState } from 'react-final-form';

/** Returns the name of a terminal by its id; empty until it is loaded. */
function useTerminalName(typed: string) {
  const id = unlistedText(typed) === undefined ? typed : undefined;
  const { rows } = useTerminalChoices({ id });
  return (wanted: string) => rows.find((terminal) => terminal.id === wanted)?.name ?? '';
}

/** The company's tariff for the parcel of the form: what is said beside its price, and the price that follows from another weight or terminal (docs/waybill.md#tariff). */
export function useTariff() {
  const { company } = useCompany({ revalidateIfStale: false });
  const { values } = useFormState<WaybillDraft>({ subscription: { values: true } });
  const originOf = useTerminalName(values.originTerminalId);
  const destinationOf = useTerminalName(values.destinationTerminalId);
  const priceOf = ({ originTerminalId, destinationTerminalId, weight }: WaybillDraft) =>
    tariffPrice(company?.parcelTariff, {
      origin: originOf(originTerminalId),
      destination: destinationOf(destinationTerminalId),
      weight: WAYBILL_FIELDS.weight.kind.parse(weight),
    });
  return {
    hint: priceOf(values)?.hint,
    /** The price once another value is entered in a field; one that was typed stays. */
    fillsFrom: (field: 'originTerminalId' | 'destinationTerminalId' | 'weight') => (value: string) => {
      const change = { from: priceOf(values)?.price, to: priceOf({ ...values, [field]: value })?.price };
      return { amount: amountOnRoute(values.amount, change) };
    },
  };
}
