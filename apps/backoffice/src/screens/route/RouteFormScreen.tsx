import { useRoutes, useSaveRoute, useServerCan, useTerminals } from '@motorpark/api';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { terminalOptions } from '../terminal/terminalOptions';
import { freeRouteRecord, routeRecord } from './routeRecord';

export function RouteFormScreen() {
  const { routes, ...list } = useRoutes();
  const { terminals, ...offices } = useTerminals();
  const { save } = useSaveRoute();
  const isBetweenTerminals = useServerCan('forms.checked') !== false;
  const options = answersOf(offices, terminalOptions(terminals));
  return (
    <RecordFormScreen
      kind={isBetweenTerminals ? routeRecord : freeRouteRecord}
      rows={routes}
      {...list}
      save={save}
      options={{ origin: options, destination: options }}
    />
  );
}
