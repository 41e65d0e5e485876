import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { DuplicateDrawer } from '#features/venues/list/parts/duplicate-drawer.tsx'
import { VenueDrawer } from '#features/venues/list/parts/venue-drawer.tsx'

/** Renders the form of a new venue. */
export function NewVenue({ onClose }: { onClose: () => void }) {
  return (
    <AntdRoot>
      <VenueDrawer venue={null} onClose={onClose} />
    </AntdRoot>
  )
}

type VenueFormProps = { form: 'edit' | 'copy'; venue: Venue; onClose: () => void }

/** Renders the form that changes a venue, or the one that duplicates it. */
export function VenueForm({ form, venue, onClose }: VenueFormProps) {
  const Drawer = form === 'edit' ? VenueDrawer : DuplicateDrawer
  return (
    <AntdRoot>
      <Drawer venue={venue} onClose={onClose} />
    </AntdRoot>
  )
}
