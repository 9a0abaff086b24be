import { ROUTES, useTerminalChoices, useOneRecord, useSaveRecord } from '@motorpark/api';
import { routeSchema, terminalOptions } from '@motorpark/domain';
import { answersOf } from '@motorpark/ui/form';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { routeRecord } from './routeRecord';

export function RouteFormScreen() {
  const list = useOneRecord(ROUTES, useRecordId());
  return <RecordFormScreen {...useRouteForm()} {...list} />;
}

const RULES = { schema: routeSchema };

export function useRouteForm() {
  const { rows: origins, ...origin } = useTerminalChoices();
  const { rows: destinations, ...destination } = useTerminalChoices();
  const { save } = useSaveRecord(ROUTES);
  return {
    kind: routeRecord,
    rules: RULES,
    save,
    options: {
      origin: answersOf(origin, terminalOptions(origins)),
      destination: answersOf(destination, terminalOptions(destinations)),
    },
  };
}
