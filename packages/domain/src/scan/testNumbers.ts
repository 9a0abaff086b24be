/** Complete numbers for testing scanners and printers. No ticket or waybill has them, so no record is opened by accident. */
export const TEST_TICKET_NUMBER = 'TK-TESTED-D';
export const TEST_WAYBILL_NUMBER = 'WB-TESTED-D';
