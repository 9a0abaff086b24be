export { GlobalStyle } from './GlobalStyle';
export { color } from './theme';
export {
  darkTheme,
  layer,
  lightTheme,
  media,
  motion,
  radius,
  size,
  space,
  type,
  type Theme,
  type Tone,
} from './tokens';
