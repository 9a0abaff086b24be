import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { terminalRecord } from './terminalRecord';

export const TerminalListScreen = () => <ServiceListScreen kind={terminalRecord} />;
