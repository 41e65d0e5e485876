import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/session.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { say, useWords } from '#kit/i18n.ts'
import { fetchRequestTabs, type RequestTab } from '#kit/request-tabs.ts'
import { useAddressParams, writeParam } from '#kit/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'

/** What the floor is asked for, what was done and what nobody answered; later features bring tabs of their own. (spec 1, §2.6) */
export function RequestsPage() {
  const t = useWords('requests')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const tabs = useQuery({ queryKey: ['requests', 'tabs'], staleTime: Infinity, queryFn: fetchRequestTabs })
  const [params, change] = useAddressParams()
  const hasReports = params.has('reports')

  function handleReports(): void {
    change((next) => {
      leaveTab(next)
      writeParam(next, 'reports', hasReports ? '' : 'shown')
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
              {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
              <BigButton kind="quiet" aria-expanded={hasReports} onClick={handleReports}>
                {t(hasReports ? 'hideReports' : 'showReports')}
              </BigButton>
            </>
          }
        >
          <ListStates list={venue ? tabs : { data: undefined, error, refetch: retry }}>
            {(known) => (venue ? <Tabs key={venue.id} venue={venue} tabs={known} hasReports={hasReports} /> : null)}
          </ListStates>
        </Page>
      </VenueBookProvider>
    </AntdRoot>
  )
}

type TabsProps = { venue: Venue; tabs: readonly RequestTab[]; hasReports: boolean }

function Tabs({ venue, tabs, hasReports }: TabsProps) {
  const t = useWords('requests')
  const { user } = useSession()
  const [params, change] = useAddressParams()
  const shown = tabs.filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
  const ofScreen = shown.filter((tab) => tab.of === 'screen')
  const ofDone = shown.filter((tab) => tab.of === 'done')
  const isDone = hasReports && params.get('tab') === 'done'
  const chosen = chosenOf(ofScreen, params.get('tab'))
  const chosenDone = chosenOf(ofDone, params.get('report'))
  const open = isDone ? chosenDone : chosen

  function handleTab(name: string): void {
    change((next) => {
      leaveTab(next)
      writeParam(next, 'tab', name === ofScreen[0]?.name ? '' : name)
    })
  }

  function handleReport(name: string): void {
    change((next) => {
      leaveTab(next)
      writeParam(next, 'tab', 'done')
      writeParam(next, 'report', name === ofDone[0]?.name ? '' : name)
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

function chosenOf(tabs: readonly RequestTab[], name: string | null): RequestTab | undefined {
  return tabs.find((tab) => tab.name === name) ?? tabs[0]
}

/** What another tab is narrowed to means nothing here. */
function leaveTab(params: URLSearchParams): void {
  const others = [...params.keys()].filter((name) => name !== 'venue' && name !== 'reports')
  for (const name of others) params.delete(name)
}
