import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TraysOfRoom } from '#features/trays/parts/trays-of-room.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { closeToasts } from '#kit/calls/toasts.ts'

const hotel = aVenue()
const room = { id: 203, name: 'Room 203', area: null }

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
})

it('links a tray to the room that is looked at', async () => {
  const { user, writes } = await open('waiter')

  await user.click(await screen.findByRole('button', { name: 'Link tray to Room 203' }))
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'HARBOUR-1-001' } })
  await user.click(screen.getByRole('button', { name: 'Link to room' }))

  await waitFor(() =>
    expect(writes()).toMatchObject([{ service: 'tray-out', body: { trayOutQR: 'HARBOUR-1-001', tableId: 203 } }]),
  )
  expect(writes()[0]?.body).not.toHaveProperty('orderId')
})

it('offers that to nobody who may not link trays', async () => {
  await open('admin')

  expect(await screen.findByText('No trays in this room.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

async function open(role: StaffRole) {
  const calls: PageCall[] = []
  const page = await openPage({
    features: [
      {
        ...traysFeature,
        routes: [
          {
            path: '/tables/203',
            Component: () => (
              <VenueBookProvider>
                <TraysOfRoom room={room} venue={hotel} />
              </VenueBookProvider>
            ),
          },
        ],
      },
    ],
    path: '/tables/203',
    user: aUser({ role }),
    start: startTraysLive,
    answer(call) {
      calls.push(call)
      if (call.service === 'restaurant') return call.id ? hotel : [hotel]
      return call.method === 'POST' ? aTray({ tableId: room.id, tableName: room.name }) : []
    },
  })
  ;({ close } = page)
  return { ...page, writes: () => calls.filter(({ method }) => method === 'POST') }
}
