import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType, ReactNode } from 'react'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { editIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

const settingsTools = ['edit'] as const

type VenueSettingsPageProps = {
  title: string
  hint: string
  /** The label of the button that opens the form. */
  editLabel: string
  /** The form that changes them. */
  Drawer: ComponentType<{ venue: Venue; onClose: () => void }>
  children: (venue: Venue) => ReactNode
}

/** Renders a screen of related settings of a venue: their values, and the form that changes them. */
export function VenueSettingsPage({ title, hint, editLabel, Drawer, children }: VenueSettingsPageProps) {
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, close } = useOpenedTool(settingsTools)
  return (
    <AntdRoot>
      <ListPage
        title={title}
        trail={<SettingsTrail />}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <BigButton icon={editIcon} isOff={venue === null} onClick={() => open('edit', venue?.id ?? 0)}>
              {editLabel}
            </BigButton>
          </>
        }
        list={{ data: venue ?? undefined, error, refetch: retry }}
        over={venue && opened?.id === venue.id ? <Drawer key={venue.id} venue={venue} onClose={close} /> : null}
      >
        {(shown: Venue) => (
          <>
            <p>{hint}</p>
            {children(shown)}
          </>
        )}
      </ListPage>
    </AntdRoot>
  )
}
