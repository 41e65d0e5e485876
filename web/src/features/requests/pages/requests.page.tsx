import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/calls/session.ts'
import { partsSeenBy } from '#kit/features/slot.ts'
import { translate, useTranslations } from '#kit/i18n/i18n.ts'
import { type ScreenTab, tabOf, writeTab } from '#kit/features/screen-tabs.ts'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { BigButton } from '#ui/big-button.tsx'
import { historyIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { allTabs } from '#features/requests/requests.queries.ts'
import { WaitingFilters } from '#features/requests/parts/waiting-filters.tsx'
import short from '#ui/short-on-phones.module.css'
import { WaitingOfAllVenues } from '#features/requests/parts/waiting-requests.tsx'

/**
 * Lists the open, completed and unanswered requests; other features add tabs of their own. The head office starts with
 * the open ones of all venues. (spec 1, §2.6, §6)
 */
export function RequestsPage() {
  const t = useTranslations('requests')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { user } = useSession()
  const tabs = useQuery(allTabs())
  const [params, change] = useAddressParams()
  const hasReports = params.has('reports')
  const isDone = hasReports && params.get('tab') === 'done'
  const ofScreen = venue && tabs.data ? partsSeenBy(tabs.data.ofScreen, { user, venue }) : []
  const chosen = isDone ? undefined : tabOf(ofScreen, params.get('tab'))
  // A tab belongs to a venue: an address that names only a tab is about the first venue.
  const isOfAll = venues !== null && (params.get('venue') ?? (params.has('tab') ? '' : 'all')) === 'all'

  function handleAll(): void {
    change((next) => {
      for (const key of Array.from(next.keys())) next.delete(key)
    })
  }

  function handleReports(): void {
    change((next) => {
      writeTab(next, { param: 'reports', name: hasReports ? '' : 'shown', tabs: [], kept })
      writeParam(next, 'tab', hasReports ? '' : 'done')
    })
  }

  return (
    <VenueBookProvider>
      <Page
        title={t('screens.guestRequests')}
        actions={
          <>
            {venues ? (
              <VenuePicker
                venues={venues}
                chosen={isOfAll ? null : (venue?.id ?? null)}
                onChoose={choose}
                onAll={handleAll}
              />
            ) : null}
            {isOfAll || (venue && chosen?.name === 'requests') ? (
              <WaitingFilters scope={isOfAll ? 'all' : venue!.id} />
            ) : null}
            {isOfAll ? null : (
              <BigButton
                kind="quiet"
                icon={historyIcon}
                className={short.button}
                aria-expanded={hasReports}
                onClick={handleReports}
              >
                <span className={short.word}>{t(hasReports ? 'hideReports' : 'showReports')}</span>
              </BigButton>
            )}
          </>
        }
      >
        <ListStates list={venue ? tabs : { data: undefined, error, refetch: retry }}>
          {(known) => {
            if (isOfAll) return <WaitingOfAllVenues />
            if (!venue) return null
            const ofDone = partsSeenBy(known.ofDone, { user, venue })
            return <Tabs key={venue.id} {...{ venue, ofScreen, ofDone, chosen, isDone, hasReports }} />
          }}
        </ListStates>
      </Page>
    </VenueBookProvider>
  )
}

/** Parameters of the address that remain when another tab is opened. */
const kept = ['venue', 'reports']

type TabsProps = {
  venue: Venue
  ofScreen: readonly ScreenTab[]
  /** The tabs of completed requests. */
  ofDone: readonly ScreenTab[]
  /** The open tab; undefined if the completed requests are open. */
  chosen: ScreenTab | undefined
  isDone: boolean
  hasReports: boolean
}

function Tabs({ venue, ofScreen, ofDone, chosen, isDone, hasReports }: TabsProps) {
  const t = useTranslations('requests')
  const [params, change] = useAddressParams()
  const chosenDone = tabOf(ofDone, params.get('report'))
  const open = isDone ? chosenDone : chosen

  function handleTab(name: string): void {
    change((next) => writeTab(next, { param: 'tab', name, tabs: ofScreen, kept }))
  }

  function handleReport(name: string): void {
    change((next) => {
      writeTab(next, { param: 'report', name, tabs: ofDone, kept })
      writeParam(next, 'tab', 'done')
    })
  }

  return (
    <>
      <TabBar
        label={t('tabs.label')}
        chosen={isDone ? 'done' : (chosen?.name ?? '')}
        onChoose={handleTab}
        tabs={[
          ...ofScreen.map((tab) => ({
            name: tab.name,
            label: translate(tab.titleKey),
            badge: tab.Count ? <tab.Count venue={venue} /> : null,
          })),
          ...(hasReports ? [{ name: 'done', label: t('tabs.done') }] : []),
        ]}
      />
      {isDone && ofDone.length > 1 ? (
        <TabBar
          label={t('tabs.reports')}
          chosen={chosenDone?.name ?? ''}
          onChoose={handleReport}
          tabs={ofDone.map(({ name, titleKey }) => ({ name, label: translate(titleKey) }))}
        />
      ) : null}
      {open ? <open.Part venue={venue} /> : null}
    </>
  )
}
