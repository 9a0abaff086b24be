export {
  AccountMenu,
  type AccountAction,
  type AccountMenuProps,
  type Person,
} from './AccountMenu/AccountMenu';
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame';
export type { NavItem, NavSection } from './AppFrame/Navigation';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Brand, BrandName, type BrandProps } from './Brand/Brand';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb';
export { Card, type CardProps } from './Card/Card';
export { ClockBar, type ClockBarProps } from './ClockBar/ClockBar';
export { Columns, type ColumnsProps } from './Columns/Columns';
export { ConnectionBar, type ConnectionBarProps } from './ConnectionBar/ConnectionBar';
export { MenuDrawer, type MenuDrawerProps } from './MenuDrawer/MenuDrawer';
export { Filters, type FiltersProps } from './Filters/Filters';
export { BackLinks, Page, type PageProps } from './Page/Page';
export { FieldGrid, type FieldGridProps } from './Stack/FieldGrid';
export { Inline, Stack, type InlineProps, type StackProps } from './Stack/Stack';
export { PlainFrame, type PlainFrameProps } from './PlainFrame/PlainFrame';
export { Section, type SectionProps } from './Section/Section';
export { type TabLink, TabLinks, type TabLinksProps } from './TabLinks/TabLinks';
export { Thumb, Toolbar, type ToolbarProps } from './Toolbar/Toolbar';
export { TillBadge, type TillBadgeProps } from './TillBadge/TillBadge';
export { SendingBar, type SendingBarProps } from './SendingBar/SendingBar';
export { VersionBar, type VersionBarProps } from './VersionBar/VersionBar';
