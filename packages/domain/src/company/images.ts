/** The two pictures of a company. */
export const COMPANY_IMAGES = ['logo', 'signature'] as const;
export type CompanyImage = (typeof COMPANY_IMAGES)[number];

/** The most that one may weigh, and measure in each direction: it travels in one call, and crosses poor connections. */
export const MOST_IMAGE_BYTES = 32 * 1024;
export const MOST_IMAGE_PIXELS = 1000;
