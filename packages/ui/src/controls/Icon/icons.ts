/**
 * The product's icons, named by their meaning, so that a ticket looks the same in the menu, on a card and on a button.
 * Each is a named export, so that unused ones are not shipped.
 */
export {
  Activity as ActivityIcon,
  ArrowLeft as BackIcon,
  ArrowRight as NextIcon,
  Ban as BanIcon,
  Banknote as CashIcon,
  Briefcase as CompanyIcon,
  Bus as VehicleIcon,
  BusFront as TripIcon,
  CalendarClock as DepartureIcon,
  ChartColumn as ReportIcon,
  Check as CheckIcon,
  ClipboardList as AssignIcon,
  CreditCard as CardIcon,
  Eye as ViewIcon,
  History as HistoryIcon,
  House as DashboardIcon,
  Keyboard as KeyboardIcon,
  KeyRound as PasscodeIcon,
  IdCard as DriverIcon,
  Landmark as BankIcon,
  ListFilter as FilterIcon,
  Lock as LockIcon,
  LogOut as LogoutIcon,
  MapPin as TerminalIcon,
  MonitorSmartphone as SessionsIcon,
  Package as WaybillIcon,
  Pencil as EditIcon,
  Plus as AddIcon,
  Printer as PrintIcon,
  RefreshCw as RefreshIcon,
  Route as RouteIcon,
  Save as SaveIcon,
  Ticket as TicketIcon,
  Trash2 as DeleteIcon,
  TrendingDown as FallIcon,
  TrendingUp as RiseIcon,
  Users as AdminIcon,
  Wallet as ExpenseIcon,
} from 'lucide-react';

/** Any icon component. It is drawn in the colour of the text. */
export type { LucideIcon as Icon } from 'lucide-react';
