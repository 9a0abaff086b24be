import { ROUTES, useTerminalChoices, useOneRecord, useSaveRecord } from '@motorpark/api';
import { proposedRouteId, routeSchema, terminalOptions } from '@motorpark/domain';
import { type Draft, answersOf } from '@motorpark/ui/form';
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
    options: (draft: Draft) => ({
      origin: { ...answersOf(origin, terminalOptions(origins)), fills: proposes(draft, 'origin') },
      destination: {
        ...answersOf(destination, terminalOptions(destinations)),
        fills: proposes(draft, 'destination'),
      },
    }),
  };
}

/** Returns what follows from a chosen end: the ID is proposed until another one is typed. */
const proposes =
  ({ routeId = '', origin = '', destination = '' }: Draft, end: 'origin' | 'destination') =>
  (chosen: string): Draft => {
    const ends = { origin, destination };
    return ['', proposedRouteId(ends)].includes(routeId)
      ? { routeId: proposedRouteId({ ...ends, [end]: chosen }) }
      : {};
  };
