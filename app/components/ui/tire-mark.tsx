/** A tire from the side with a gold hub: the unit of the banner and of ring walls. */
export function TireMark() {
  return (
    <svg viewBox="0 0 60 60" fill="none" aria-hidden="true">
      <circle cx="30" cy="30" r="26" stroke="#6b6675" strokeWidth="6" strokeDasharray="6 3.08" />
      <circle cx="30" cy="30" r="23" fill="#4b4852" />
      <circle cx="30" cy="30" r="18" stroke="#77727f" strokeWidth="2" />
      <circle cx="30" cy="30" r="12" fill="#f4a81d" />
    </svg>
  );
}
