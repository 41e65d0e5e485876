import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { TrayRooms } from '#features/trays/parts/tray-rooms.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { applyNow } from '#kit/live-rules.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { standInOnePlace, stopTheClock, tapThere, untilPressesAreTaken } from '#kit/testing/one-place.ts'

const hotel = aVenue({ trayOutSettings: { ...aVenue().trayOutSettings, enabled: true } })

let close = () => {}

beforeEach(standInOnePlace)

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

it('a second tap on what unlinks a tray unlinks no other that comes there', async () => {
  const { changed } = await open([aTray(), aTray({ id: 2, trayOutQR: 'HARBOUR-1-002' })])
  fireEvent.click(await screen.findByRole('button', { name: 'Show the trays of Room 204' }))
  const unlink = await screen.findByRole('button', { name: 'Unlink Tray …-001' })
  await rest()

  tapThere(unlink)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlink Tray …-001' })).toBeNull())
  tapThere(screen.getByRole('button', { name: 'Unlink Tray …-002' }))

  await act(async () => {})
  expect(changed()).toEqual(['1'])
})

it('a second tap on what finds a tray does not unlink it', async () => {
  const { changed } = await open([aTray({ trayOutQR: sticker.serialContent })])
  fireEvent.click(await screen.findByRole('button', { name: 'Link a tray' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Tray/ }), { target: { value: sticker.serialContent } })
  await rest()

  tapThere(screen.getByRole('button', { name: 'Find' }))
  tapThere(await screen.findByRole('button', { name: 'Unlink' }))

  await act(async () => {})
  expect(changed()).toEqual([])
})

it('rooms that come take no press that was on its way to another', async () => {
  await open([aTray()])
  await screen.findByRole('heading', { name: 'Room 204' })
  await rest()

  act(() => applyNow(traysPath, aTray({ id: 2, tableId: 2, tableName: 'Room 203' })))
  tapThere(await screen.findByRole('button', { name: 'Clear Room 203' }))

  expect(screen.queryByRole('alertdialog')).toBeNull()
})

/** Who presses a key looks at what is there now: what was tapped before is over. From here on no time passes. */
async function rest(): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'Shift' })
  await untilPressesAreTaken()
  stopTheClock()
}

const sticker: TraySticker = {
  id: 9,
  restaurantId: 1,
  serialContent: 'HARBOUR-1-009',
  type: 'tray',
  index: 9,
  createdAt: '2026-03-01T08:00:00.000Z',
}

async function open(trays: TrayOut[]) {
  const calls: PageCall[] = []
  const element = (
    <VenueBookProvider>
      <TrayRooms venue={hotel} isOvernight={false} />
    </VenueBookProvider>
  )
  const opened = await openPage({
    features: [{ ...traysFeature, routes: [{ path: '/', element }] }],
    path: '/',
    user: aUser({ role: 'manager' }),
    answer: (call) => {
      calls.push(call)
      const { service, method, id } = call
      if (service === 'restaurant') return id ? hotel : [hotel]
      if (service === 'trayqrs') return [sticker]
      if (service === 'table') return []
      const changed = trays.find((tray) => method === 'PATCH' && String(tray.id) === id)
      return changed ? { ...changed, status: 'expired', version: 2 } : trays
    },
    start: startTraysLive,
  })
  ;({ close } = opened)
  return { changed: () => calls.filter(({ method }) => method === 'PATCH').map(({ id }) => id) }
}
