/** Texts about one record: that it is missing, void or erased, and that the company for its receipt is missing. */
export const overviewMessages = {
  loading: (one: string) => `Loading the ${one}…`,
  loadFailed: (one: string) => `The ${one} could not be loaded.`,
  notFound: (one: string) => `This ${one} is not here.`,
  notFoundAdvice: 'It may have been deleted, or the link is incomplete.',
  loadingCompany: 'Loading the company…',
  companyFailed: 'The company could not be loaded. Receipts need its name.',
  isVoid: (one: string) => `This ${one} is void`,
  voidedBy: (who: string, when: string) => `Voided by ${who}, on ${when}.`,
  reason: 'Reason',
  voidMeans: 'It is not valid any more, and its money was taken back out of the books.',
  refundedMeans: (amount: string) => `It is not valid any more. ${amount} of its money was handed back.`,
  isErased: (one: string) => `This ${one} no longer says who it was about`,
  erasedBy: (who: string, when: string) => `Its personal data was erased by ${who}, on ${when}.`,
  erasedMeans: 'It can no longer be edited or printed. Its amount stays in the books.',
};
