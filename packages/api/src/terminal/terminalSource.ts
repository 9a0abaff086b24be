import { terminalCalls } from '@motorpark/contract';
import { rowsOfCall } from '../rows/rowsOfCall';

export const terminalSource = rowsOfCall({ list: 'terminals', call: terminalCalls.fetchTerminals });
