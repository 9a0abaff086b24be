// The lists of the office's records to which those in the menu lead, which are one file.
export { PaperListScreen } from './paper/PaperListScreen';
export { DiscountListScreen } from './discount/DiscountListScreen';
export { FareListScreen } from './fare/FareListScreen';
export { ClaimListScreen } from './claim/ClaimListScreen';
