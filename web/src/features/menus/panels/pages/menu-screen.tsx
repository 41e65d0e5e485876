import type { ReactNode } from 'react'
import { useMenuPageLinks } from '#features/menus/parts/menu-page-links.tsx'
import { MenuBoard } from '#features/menus/panels/board.tsx'
import { PanelFlags } from '#features/menus/panels/panel-flags.tsx'
import { usePanelFlags } from '#features/menus/panels/use-panel-flags.ts'
import { useAdminTools } from '#features/menus/presets/public/use-admin-tools.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { Page } from '#ui/page.tsx'

/** Shows the panels, with the controls that apply to all of them. */
export function MenuScreen({ title, actions }: { title: string; actions?: ReactNode }) {
  const ui = useTranslations('ui')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { isShown, toggle } = usePanelFlags()
  const links = useMenuPageLinks(venue?.id)
  const tools = useAdminTools(venue)
  return (
    <Page
      title={title}
      isWide
      actions={
        <>
          {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
          <PanelFlags isShown={isShown} onToggle={toggle} />
          <MenuButton acts={[...links, ...tools.acts]} />
          {actions}
        </>
      }
    >
      {tools.drawer}
      {error ? <ErrorNote error={error} onRetry={retry} /> : null}
      {venue ? <MenuBoard key={venue.id} venue={venue} isShown={isShown} /> : null}
      {venue || error ? null : <p role="status">{ui('loading')}</p>}
    </Page>
  )
}
