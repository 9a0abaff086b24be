export { GlobalStyle, ThemeStyle, type GlobalStyleProps } from './GlobalStyle';
export { createTheme, type BrandColors } from './createTheme';
export { illegible } from './contrast';
export { chosen, chosenInForcedColors, overlaid, raised, popoverSurface } from './styles';
export { PAPER_SIZES, PAPERS, type PaperSize } from './papers';
export { darkTheme, lightTheme, type Theme, type Themes, type Tone, type ToneColors } from './palette';
export { color } from './color';
export {
  hallFont,
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
export { applyThemeChoice, isThemeChoice, themeChoices, type ThemeChoice } from './themeChoice';
export { VisuallyHidden, visuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
