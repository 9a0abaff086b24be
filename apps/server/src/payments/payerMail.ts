/**
 * Returns the e-mail address that a provider is given for the payer of a payment, as travelers have none: the company's own with the reference, so that each payer is
 * another customer, and what the provider mails them comes to the company.
 */
export const payerMail = (mail: string, reference: string): string => mail.replace('@', `+${reference}@`);
