import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/session.ts'
import { partsSeenBy } from '#kit/floor-parts.ts'
import { say, useWords } from '#kit/i18n.ts'
import { tabOf, writeTab } from '#kit/screen-tabs.ts'
import { useAddressParams, writeParam } from '#kit/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'
import { type AllTabs, allTabs } from '#features/requests/requests.queries.ts'
import { WaitingOfAllVenues } from '#features/requests/parts/waiting-requests.tsx'

/**
 * What the floor is asked for, what was done and what nobody answered; later features bring tabs of their own. The head office begins with
 * what waits at all venues. (spec 1, §2.6, §6)
 */
export function RequestsPage() {
  const t = useWords('requests')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const tabs = useQuery(allTabs())
  const [params, change] = useAddressParams()
  const hasReports = params.has('reports')
  // A tab is a venue's: an address that names one alone is about the first venue.
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
    <AntdRoot>
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
              {isOfAll ? null : (
                <BigButton kind="quiet" aria-expanded={hasReports} onClick={handleReports}>
                  {t(hasReports ? 'hideReports' : 'showReports')}
                </BigButton>
              )}
            </>
          }
        >
          <ListStates list={venue ? tabs : { data: undefined, error, refetch: retry }}>
            {(known) => {
              if (isOfAll) return <WaitingOfAllVenues />
              return venue ? <Tabs key={venue.id} venue={venue} tabs={known} hasReports={hasReports} /> : null
            }}
          </ListStates>
        </Page>
      </VenueBookProvider>
    </AntdRoot>
  )
}

/** What stays in the address when another tab is opened. */
const kept = ['venue', 'reports']

type TabsProps = { venue: Venue; tabs: AllTabs; hasReports: boolean }

function Tabs({ venue, tabs, hasReports }: TabsProps) {
  const t = useWords('requests')
  const { user } = useSession()
  const [params, change] = useAddressParams()
  const ofScreen = partsSeenBy(tabs.ofScreen, { user, venue })
  const ofDone = partsSeenBy(tabs.ofDone, { user, venue })
  const isDone = hasReports && params.get('tab') === 'done'
  const chosen = tabOf(ofScreen, params.get('tab'))
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
            label: say(tab.titleKey),
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
          tabs={ofDone.map(({ name, titleKey }) => ({ name, label: say(titleKey) }))}
        />
      ) : null}
      {open ? <open.Part venue={venue} /> : null}
    </>
  )
}
