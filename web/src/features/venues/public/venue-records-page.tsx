import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import type { ListStatesProps } from '#ui/list-states.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import type { ChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import font from '#ui/font.module.css'

type VenueRecordsPageProps<T> = Pick<ListStatesProps<T>, 'list' | 'empty'> & {
  title: string
  /** One sentence about what is listed. */
  hint: string
  chosen: ChosenVenue
  /** The button that adds one; null where none can be added. */
  add: { label: string; onPress: () => void } | null
  /** The form or question that is open over the list. */
  over: ReactNode
  children: (records: T, venue: Venue) => ReactNode
}

/** Renders a screen of the settings that lists records of a venue, and adds some: keys, addresses, devices. */
export function VenueRecordsPage<T>({
  title,
  hint,
  chosen: { venue, venues, choose, error, retry },
  add,
  list,
  empty,
  over,
  children,
}: VenueRecordsPageProps<T>) {
  return (
    <AntdRoot>
      <ListPage
        title={title}
        trail={<SettingsTrail />}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {add ? (
              <BigButton icon={addIcon} isOff={venue === null} onClick={add.onPress}>
                {add.label}
              </BigButton>
            ) : null}
          </>
        }
        intro={<p className={font.soft}>{hint}</p>}
        list={venue ? list : { data: undefined, error, refetch: retry }}
        empty={empty}
        over={over}
      >
        {(shown) => (venue ? children(shown, venue) : null)}
      </ListPage>
    </AntdRoot>
  )
}
