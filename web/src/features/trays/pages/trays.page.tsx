import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { useAddressChoice, useAddressParams, writeParam } from '#kit/use-address.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { Page } from '#ui/page.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { FetchedTrays } from '#features/trays/parts/fetched-trays.tsx'
import { TrayRooms } from '#features/trays/parts/tray-rooms.tsx'
import { countRooms, useActiveTrays } from '#features/trays/trays.queries.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'

const tabs = ['rooms', 'overnight', 'done'] as const

const narrowing = ['search', 'from', 'to', 'page']

const tones = { rooms: 'blue', overnight: 'amber' } as const

/** The rooms of one's venue that have trays, all of them and those of the night, each with how many; and what was fetched. (spec 1, §2.6) */
export function TraysPage() {
  const t = useWords('trays')
  const { venue } = useSession()
  const trays = useActiveTrays(venue?.id ?? null).data?.records
  const [, change] = useAddressParams()
  const [tab] = useAddressChoice('tab', tabs)
  const counts = trays && countRooms(trays)

  /** What another tab is narrowed to means nothing here. */
  function handleTab(next: (typeof tabs)[number]): void {
    change((params) => {
      for (const name of narrowing) params.delete(name)
      writeParam(params, 'tab', next === 'rooms' ? '' : next)
    })
  }

  return (
    <VenueBookProvider>
      <Page title={t('screens.trays')}>
        <Chips label={t('tabs.label')}>
          {tabs.map((each) => (
            <Chip key={each} isChosen={each === tab} onChoose={() => handleTab(each)}>
              {t(`tabs.${each}`)}
              {counts && each !== 'done' ? <StateTag tone={tones[each]} label={String(counts[each])} /> : null}
            </Chip>
          ))}
        </Chips>
        {venue && tab !== 'done' ? <TrayRooms key={tab} venue={venue} isOvernight={tab === 'overnight'} /> : null}
        {venue && tab === 'done' ? <FetchedTrays venue={venue} /> : null}
      </Page>
    </VenueBookProvider>
  )
}
