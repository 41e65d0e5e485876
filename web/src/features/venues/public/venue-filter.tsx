import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type VenueFilterProps = {
  className?: string | undefined
  label: string
  /** Shown while no venue is chosen. */
  every: string
  chosen: number | undefined
  onChange: (venueId: number | undefined) => void
}

/** Filters a list by venue, for users who see several. */
export function VenueFilter({ className, label, every, chosen, onChange }: VenueFilterProps) {
  const { venues, total } = useVenueBook()
  return (
    <VenueSelect<number>
      className={className}
      allowClear
      aria-label={label}
      placeholder={every}
      value={chosen}
      venues={venues}
      total={total}
      onChange={onChange}
    />
  )
}
