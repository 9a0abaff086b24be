/** Within how many hours of the receipt claims are made; the terms of waybills say so, too. */
export const CLAIM_HOURS = 48;
