import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { useAddressChoice } from '#kit/use-address.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { Page } from '#ui/page.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { TrayRooms } from '#features/trays/parts/tray-rooms.tsx'
import { countRooms, useActiveTrays } from '#features/trays/trays.queries.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'

const tabs = ['rooms', 'overnight'] as const

/** The rooms of one's venue that have trays, all of them and those of the night, each with how many. (spec 1, §2.6) */
export function TraysPage() {
  const t = useWords('trays')
  const { venue } = useSession()
  const trays = useActiveTrays(venue?.id ?? null).data?.records
  const [tab, setTab] = useAddressChoice('tab', tabs)
  const counts = trays && countRooms(trays)
  return (
    <VenueBookProvider>
      <Page title={t('screens.trays')}>
        <Chips label={t('tabs.label')}>
          {tabs.map((each) => (
            <Chip key={each} isChosen={each === tab} onChoose={() => setTab(each)}>
              {t(`tabs.${each}`)}
              {counts ? <StateTag tone={each === 'rooms' ? 'blue' : 'amber'} label={String(counts[each])} /> : null}
            </Chip>
          ))}
        </Chips>
        {venue ? <TrayRooms venue={venue} isOvernight={tab === 'overnight'} /> : null}
      </Page>
    </VenueBookProvider>
  )
}
