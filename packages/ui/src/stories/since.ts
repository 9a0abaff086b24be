/** The components of each version, by the name they have now. */
const NEW_IN = {
  '1.0.0':
    'AccountMenu AppFrame AuthLayout Barcode Brand Breadcrumb Button ButtonLink Card ChangedDialog ChoiceField ClockBar CodeInput Columns ComboboxField CompanionsField ConfirmDialog ConflictDialog ConnectionBar CountFilter DataTable DateField DatePicker DateRangePicker DateTimeField DescriptionList EmptyState ErrorDialog FailureState Field FileField FilterButtons Filters FormCard HallBoard Icon IconButton ImageField IncomeChart KeyHint ManifestSheet MenuDrawer Modal Notice OperationList Page Paper PaperChoice PaperPreview PasswordField PasswordStrength PeriodPicker PlainForm PlainFrame PrintSheet PrinterTest ProgressBar QrCode ReadBack ReportChart ReportSheet ResendLink RowMenu ScanResult SearchBox SearchPalette SeatGrid SeatLegend Section SelectField SendingBar ShiftReport ShortcutHelp Skeleton Spinner Stack StatusBadge StepIndicator SummaryCard TextAreaField TextField TextLink TicketOverview TicketReceipt TillBadge Timeline Toaster Toolbar TrendNote TripSummary UnseatedSheet UnsentSlip VersionBar VisuallyHidden WaybillOverview WaybillReceipt Wizard',
  '1.1.0': 'Avatar Badge Checkbox SegmentedControl TabLinks TruncatedText WeekGrid',
  '1.2.0':
    'CashField CheckedDialog CheckedFieldsDialog FormDialog KeptDraft KeptNotice LostAnswer LuggageTags PrintedPage ReasonDialog RecordFields RecordFormCard SaleWizard SearchedList SearchedTable SeatsField SecretInput SubmitForm TransferAccount',
};

/** Returns the version that a component came with; undefined if it is in no list. */
export const sinceOf = (component: string) =>
  Object.entries(NEW_IN).find(([, names]) => names.split(' ').includes(component))?.[0];
