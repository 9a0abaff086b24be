export { Barcode, type BarcodeProps } from './Barcode/Barcode';
export { letterhead, type Letterhead } from './letterhead';
export { Paper, usePaper, type PaperProps } from './Paper/Paper';
export { PAPER_SIZES, PAPERS, type PaperSize } from './paper';
export { PaperChoice, type PaperChoiceProps } from './PaperChoice/PaperChoice';
export { PrintSheet, type PrintSheetProps } from './PrintSheet/PrintSheet';
export { usePrint, type Print, type PrintOptions } from './PrintSheet/usePrint';
export { QrCode, type QrCodeProps } from './QrCode/QrCode';
export { TicketReceipt, type TicketCopy, type TicketReceiptProps } from './TicketReceipt/TicketReceipt';
