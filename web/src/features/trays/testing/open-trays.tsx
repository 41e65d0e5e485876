import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aSticker, aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { fetchedTabs, roomTabs } from '#features/trays/trays.tabs.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { translate } from '#kit/i18n/i18n.ts'
import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { useSession } from '#kit/calls/session.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { closeToasts, useToasts } from '#kit/calls/toasts.ts'
import { useAddressChoice } from '#kit/address/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'

type Write = { method: string; path: string; body: unknown }

export const trayTabs = [...roomTabs, ...fetchedTabs]
/** A hotel that follows its trays. */
export const venue = aVenue({ trayOutSettings: { ...aVenue().trayOutSettings, enabled: true } })

let close = () => {}

/** Closes the tabs after each test of the calling file. */
export function closeTraysAfterEach(): void {
  afterEach(() => {
    close()
    closeToasts()
    vi.restoreAllMocks()
  })
}

const sticker = aSticker(9)

type Opening = { path?: string; role?: StaffRole; fetched?: TrayOut[]; asked?: URLSearchParams[] }

/** Opens the tabs of trays at a hotel with these trays in its rooms. */
export async function openTrays(known: TrayOut[], opening: Opening = {}) {
  const { path = '/tables/request', role = 'manager', fetched = [], asked = [] } = opening
  let trays = known
  const writes: Write[] = []

  /** Returns the state after a link or a collection, as the server then has it. */
  function write({ service, id }: PageCall): unknown {
    if (service === 'clear') {
      const cleared = trays
        .filter(({ tableId }) => tableId === 1)
        .map((tray): TrayOut => ({ ...tray, status: 'expired', version: 2 }))
      return { tableId: 1, trays: cleared, orderIds: [] }
    }
    const before = trays.find((tray) => tray.id === Number(id))
    if (!before) return aTray({ id: 9, trayOutQR: 'HARBOUR-1-009', tableId: 7, tableName: 'Room 207' })
    trays = trays.filter((tray) => tray !== before)
    return { ...before, status: 'expired', version: 2 }
  }

  const opened = await openPage({
    features: [traysFeature],
    path,
    routes: [{ path: '/tables/request', element: <Host /> }],
    user: aUser({ role }),
    start: startTraysLive,
    answer: (call) => {
      const { method, path: called, service, query, body } = call
      asked.push(query)
      if (method !== 'GET') {
        writes.push({ method, path: called, body })
        return write(call)
      }
      if (service === 'restaurant') return venue
      if (service === 'trayqrs') return query.get('serialContent') === 'HARBOUR-1-009' ? [sticker] : []
      if (service === 'table') return [1, 7].map((id) => ({ id, name: `Room 20${id}` }))
      if (query.get('status') === 'expired') return { total: fetched.length, limit: 10, skip: 0, data: fetched }
      return trays
    },
  })
  close = opened.close
  return { writes }
}

export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
}

/** Replaces the screen of requests. */
function Host() {
  const { venue: shown } = useSession()
  const [name] = useAddressChoice('tab', ['rooms', 'overnight', 'trays'] as const)
  const open = trayTabs.find((tab) => tab.name === name)
  if (!shown || !open) return null
  return (
    <AntdRoot>
      <VenueBookProvider>
        {trayTabs.map((tab) => (
          <Title key={tab.name} {...tab} />
        ))}
        <open.Part venue={shown} />
        <Said />
      </VenueBookProvider>
    </AntdRoot>
  )
}

function Said() {
  return useToasts().map(({ id, text }) => <output key={id}>{text}</output>)
}

function Title({ titleKey, Count }: ScreenTab) {
  return (
    <p>
      {translate(titleKey)} {Count ? <Count venue={venue} /> : null}
    </p>
  )
}
