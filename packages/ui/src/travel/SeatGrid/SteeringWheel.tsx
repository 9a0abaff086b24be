/** The driver's place, in the colour of the text. */
export function SteeringWheel() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M3.5 10.5 9.6 12M20.5 10.5 14.4 12M12 14.5V21" />
    </svg>
  );
}
