import type { Terminal, Waybill } from '@motorpark/domain';

/** Returns a waybill with the ids of its terminals, found by name if the server sends only names. */
export function withTerminalIds(waybill: Waybill, terminals: readonly Terminal[]): Waybill {
  const idNamed = (name: string | undefined) => terminals.find((terminal) => terminal.name === name)?.id;
  return {
    ...waybill,
    originTerminalId: waybill.originTerminalId ?? idNamed(waybill.originTerminal),
    destinationTerminalId: waybill.destinationTerminalId ?? idNamed(waybill.destinationTerminal),
  };
}
