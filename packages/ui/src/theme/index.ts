export { GlobalStyle } from './GlobalStyle';
export { chosenInForcedColors } from './chosenInForcedColors';
export { PAPER_SIZES, PAPERS, type PaperSize } from './paper';
export { darkTheme, lightTheme, type Theme, type Tone } from './palette';
export { color } from './theme';
export { hallFont } from './hallFont';
export { applyThemeChoice, isThemeChoice, themeChoices, type ThemeChoice } from './themeChoice';
export {
  desktopWidth,
  layer,
  media,
  motion,
  radius,
  size,
  space,
  tracking,
  type,
  type Space,
} from './tokens';
export { overlaid, raised } from './surface';
export { popoverSurface } from './popoverSurface';
export { VisuallyHidden, visuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
