import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeTrayLists } from '#features/trays/active-trays.ts'
import { TrayPopups } from '#features/trays/parts/tray-popups.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { openPopups } from '#kit/testing/open-popups.tsx'

const start = new Date('2026-03-04T08:00:00.000Z')
const minute = 60_000
const settings = { ...aVenue().trayOutSettings, enabled: true, isLinkedTrayNotificationDuration: true }
const title = 'Tray In Room Reminder'

aLoudspeaker()
let close = async () => {}
let reload = async () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true })
})

afterEach(async () => {
  await close()
  vi.useRealTimers()
})

it('reminds of a tray at the first look after its time, and not before', async () => {
  await open([aTray({ createdAt: start.toISOString() })])

  await pass(44)
  expect(shown()).toBeNull()
  await pass(6)

  expect(shown()).toContain(screen.getByText('Room 204 still has Tray …-001.'))
})

it('takes the reminder away when the tray is fetched', async () => {
  await open([aTray({ createdAt: start.toISOString() })])
  await pass(50)
  expect(shown()).not.toBeNull()

  await act(async () => applyNow(traysPath, aTray({ status: 'expired', version: 2 })))
  await pass(1)

  expect(shown()).toBeNull()
})

it('reminds again after the page was loaded again of what nobody has put aside', async () => {
  await open([aTray({ createdAt: start.toISOString() })])
  await pass(50)
  expect(shown()).not.toBeNull()

  await pass(10)
  await reload()

  expect(shown()).not.toBeNull()
})

it('reminds of nothing twice that was put aside, though the page is loaded again', async () => {
  await open([aTray({ createdAt: start.toISOString() })])
  await pass(46)

  fireEvent.click(within(shown()!).getByRole('button', { name: 'Close Popup' }))
  await pass(1)
  expect(shown()).toBeNull()
  await reload()
  await pass(10)

  expect(shown()).toBeNull()
})

it.each<[what: string, role: StaffRole, trayOutSettings: typeof settings]>([
  ['the kitchen', 'chief', settings],
  ['finance', 'finance', settings],
  ['a venue that has not asked for it', 'waiter', { ...settings, isLinkedTrayNotificationDuration: false }],
  ['a venue that follows no trays', 'waiter', { ...settings, enabled: false }],
])('is nothing for %s', async (_what, role, trayOutSettings) => {
  await open([aTray({ createdAt: start.toISOString() })], { role, trayOutSettings })

  await pass(60)

  expect(shown()).toBeNull()
})

function shown(): HTMLElement | null {
  return screen.queryByRole('heading', { name: `Room 204 ${title}` })?.closest('article') ?? null
}

async function pass(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * minute))
}

type Opening = { role?: StaffRole; trayOutSettings?: typeof settings }

async function open(trays: TrayOut[], { role = 'waiter', trayOutSettings = settings }: Opening = {}) {
  const opened = await openPopups({
    features: [traysFeature],
    Popups: TrayPopups,
    user: aUser({ role }),
    start: activeTrayLists.start,
    answer: ({ service }) => (service === 'restaurant' ? aVenue({ trayOutSettings }) : trays),
  })
  close = opened.close
  reload = async () => {
    ;({ close } = await opened.reload())
    await pass(0)
  }
  await pass(0)
}
