const FAMILY = "'Inter Variable', system-ui, sans-serif";

/** Returns a font that grows with the height of the screen, but on a narrow one with its width. */
const scalingFont = (weight: number, high: number, wide: number) =>
  `${weight} min(${high}vh, ${wide}vw)/1.35 ${FAMILY}`;

/** The fonts of a television that is read from 6 m away: a capital letter of a line is 1.8 cm high on 43 inches. */
export const hallFont = {
  text: scalingFont(500, 5.2, 2.6),
  strong: scalingFont(700, 5.2, 2.6),
  small: scalingFont(500, 3.2, 2),
  title: scalingFont(700, 6.4, 4),
} as const;
