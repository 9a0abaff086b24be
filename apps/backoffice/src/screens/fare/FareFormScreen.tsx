import { FARES, useOneRecord, useRouteChoices, useSaveRecord } from '@motorpark/api';
import { fareSchema, routeChoices } from '@motorpark/domain';
import { answersOf } from '@motorpark/ui/form';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { fareRecord } from './fareRecord';
import { useFareTrips } from './useFareTrips';

const RULES = { schema: fareSchema };

/** Creates a fare of a route, or edits one. Then it says which trips ahead get it. */
export function FareFormScreen() {
  const list = useOneRecord(FARES, useRecordId());
  const { rows: routes, ...state } = useRouteChoices();
  const { save } = useSaveRecord(FARES);
  const { tell, dialog } = useFareTrips();
  return (
    <>
      <RecordFormScreen
        kind={fareRecord}
        rules={RULES}
        {...list}
        save={async (order) => {
          const saved = await save(order);
          const { routeId, vehicleType, from, until } = order.form;
          if (saved.outcome === 'done') void tell({ routeId, vehicleType, from, until });
          return saved;
        }}
        options={() => ({ routeId: answersOf(state, routeChoices(routes, '')) })}
      />
      {dialog}
    </>
  );
}
