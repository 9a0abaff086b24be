import { useDeleteTerminal, useFoundTerminals } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { terminalRecord } from './terminalRecord';

export function TerminalListScreen() {
  const { query, ...service } = useServiceQuery('terminals');
  const found = useFoundTerminals(query);
  return <ServiceListScreen kind={terminalRecord} found={found} {...service} {...useDeleteTerminal()} />;
}
