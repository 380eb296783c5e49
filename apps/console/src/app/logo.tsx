/** The product's mark and name. The name is the same in every language. */
export function Logo() {
  const name = 'Waybill';
  return (
    <span className="flex items-center gap-2 font-semibold">
      <svg viewBox="0 0 32 32" className="size-5" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-accent-strong" />
        <path
          d="M6 10l4.5 13L16 12l5.5 11L26 10"
          className="fill-none stroke-on-accent"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="max-sm:sr-only">{name}</span>
    </span>
  );
}
