import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { partsSeenBy } from '#kit/features/slot.ts'
import { translate, useTranslations } from '#kit/i18n/i18n.ts'
import { type ScreenTab, tabOf, writeTab } from '#kit/features/screen-tabs.ts'
import { useSession } from '#kit/calls/session.ts'
import { useAddressParams } from '#kit/address/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { codeIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { codeTabsSlot } from '#features/tables/public/code-tabs-slot.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

/** Shows the QR codes of a venue: those on its trays, and those that other features add. (screens, /qrslist) */
export function QrCodesPage() {
  const t = useTranslations('trays')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const tabs = useQuery(codeTabsSlot.query())
  return (
    <AntdRoot>
      <Page
        title={t('screens.codes')}
        trail={<SettingsTrail />}
        actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
      >
        <ListStates list={venue ? tabs : { data: undefined, error, refetch: retry }}>
          {(known) => (venue ? <Tabs key={venue.id} venue={venue} tabs={known} /> : null)}
        </ListStates>
      </Page>
    </AntdRoot>
  )
}

/** Parameters of the address that remain when another tab is opened. */
const kept = ['venue']

function Tabs({ venue, tabs }: { venue: Venue; tabs: readonly ScreenTab[] }) {
  const t = useTranslations('trays')
  const { user } = useSession()
  const [params, change] = useAddressParams()
  const shown = partsSeenBy(tabs, { user, venue })
  const open = tabOf(shown, params.get('tab'))
  if (!open) return <EmptyState icon={codeIcon} title={t('codes.none')} text={t('codes.noneText')} />
  return (
    <>
      {shown.length > 1 ? (
        <TabBar
          label={t('codes.label')}
          chosen={open.name}
          onChoose={(name) => change((next) => writeTab(next, { param: 'tab', name, tabs: shown, kept }))}
          tabs={shown.map(({ name, titleKey }) => ({ name, label: translate(titleKey) }))}
        />
      ) : null}
      <open.Part venue={venue} />
    </>
  )
}
