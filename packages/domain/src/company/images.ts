export const COMPANY_IMAGES = ['logo', 'signature'] as const;
export type CompanyImage = (typeof COMPANY_IMAGES)[number];

export const NO_PICTURE = 'Choose a PNG, JPEG or SVG image.';
export const IMAGE_TOO_LARGE = 'This image is too large. Please choose a simpler one.';
/** Maximum size of an image: in bytes, and in pixels in each direction. An image is sent in one call, also over poor connections. */
export const MOST_IMAGE_BYTES = 32 * 1024;
export const MOST_IMAGE_PIXELS = 1000;
