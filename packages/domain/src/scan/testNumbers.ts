/** Whole numbers to try scanners and printers out with. No ticket or waybill has them, so nothing opens by accident. */
export const TEST_TICKET_NUMBER = 'TK-TESTED-D';
export const TEST_WAYBILL_NUMBER = 'WB-TESTED-D';
