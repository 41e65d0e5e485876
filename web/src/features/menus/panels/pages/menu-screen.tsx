import type { ReactNode } from 'react'
import { MenuPageLinks } from '#features/menus/parts/menu-page-links.tsx'
import { MenuBoard } from '#features/menus/panels/board.tsx'
import { PanelFlags } from '#features/menus/panels/panel-flags.tsx'
import { usePanelFlags } from '#features/menus/panels/use-panel-flags.ts'
import { AdminTools } from '#features/menus/presets/door/admin-tools.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'
import { useWords } from '#kit/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Page } from '#ui/page.tsx'

/** The panels, with what is chosen for all of them. */
export function MenuScreen({ title, actions }: { title: string; actions?: ReactNode }) {
  const ui = useWords('ui')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { isShown, toggle } = usePanelFlags()
  return (
    <Page
      title={title}
      isWide
      actions={
        <>
          {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
          {venue ? <MenuPageLinks venueId={venue.id} /> : null}
          <PanelFlags isShown={isShown} onToggle={toggle} />
          <AdminTools venue={venue} />
          {actions}
        </>
      }
    >
      {error ? <ErrorNote error={error} onRetry={retry} /> : null}
      {venue ? <MenuBoard key={venue.id} venue={venue} isShown={isShown} /> : null}
      {venue || error ? null : <p role="status">{ui('loading')}</p>}
    </Page>
  )
}
