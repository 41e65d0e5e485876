import { can, rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { menuOf, roleScreens } from '@brigade/domain/access/role-screens.ts'
import { type StaffRole, staffRoles } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { renderHook } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import { landingPath } from '#app/guards.ts'
import { useMenuEntries } from '#app/shell/menu-entries.ts'
import { shellLayouts } from '#app/shell/shell-layouts.ts'
import { signIn } from '#kit/calls/session.ts'
import type { RouteHandle } from '#kit/features/feature.ts'

const routes = featureList.flatMap((feature) => feature.routes)

const frames = {
  sidebar: { hasSidebar: true, header: 'standard', narrowHeader: 'standard' },
  waiter: { hasSidebar: false, header: 'standard', narrowHeader: 'waiter' },
  kitchen: { hasSidebar: false, header: 'chief', narrowHeader: 'chief' },
} as const

const venues: [kind: string, venue: Venue][] = [
  ['a hotel', aVenue({ isRestaurant: false })],
  ['a hotel with trays and POS', aVenue({ isRestaurant: false, isPOSIntegrated: true, trayOutSettings: withTrays() })],
  ['a restaurant', aVenue({ isRestaurant: true })],
  ['a venue that only prints receipts', aVenue({ isReciptPrintingOnly: true, isPOSIntegrated: true })],
]

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(staffRoles)('the %s', (role) => {
  it.each(venues)('has at %s the menu of the table, as far as its screens exist', async (_kind, venue) => {
    const seesAll = can({ role }, 'venues:all')

    const paths = await menuPaths(role, venue)

    expect(paths.toSorted()).toEqual(
      menuOf(role, seesAll ? null : venue)
        .filter(exists)
        .toSorted(),
    )
  })

  it('lands where the table says, at the first screen that exists', () => {
    expect(landingPath(role, routes)).toBe(roleScreens[role].lands.find(exists))
  })

  it('may open each screen of its menu, and where it lands', () => {
    const paths = [...menuOf(role, null), ...roleScreens[role].lands].filter(exists)

    expect(paths.filter((path) => !can({ role }, handleAt(path).permission ?? 'account:read'))).toEqual([])
  })

  it('has the bars of the table around its screens, and the app in its menu', () => {
    expect(shellLayouts[role]).toMatchObject(frames[roleScreens[role].frame])
    expect(rolesThatMay('screens:downloadApp').includes(role)).toBe(roleScreens[role].offersApp ?? false)
  })
})

it('asks for a permission at each screen inside the shell', () => {
  const open = routes.filter(({ handle, lazy }) => lazy && !(handle as RouteHandle | undefined)?.permission)

  expect(routes.length).toBeGreaterThan(20)
  expect(open.map(({ path }) => path)).toEqual([])
})

function exists(path: string): boolean {
  return routes.some((route) => `/${route.path}` === path)
}

function handleAt(path: string): RouteHandle {
  const [match] = matchRoutes(routes, path) ?? []
  return (match?.route.handle ?? {}) as RouteHandle
}

async function menuPaths(role: StaffRole, venue: Venue): Promise<string[]> {
  const user = aUser({ role })
  const answers: Record<string, object> = {
    '/v1/authentication': { accessToken: 'a-token', user },
    '/v1/userdata': user,
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? venue))
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  return renderHook(() => useMenuEntries()).result.current.map(({ path }) => path)
}

function withTrays(): Venue['trayOutSettings'] {
  return { ...aVenue().trayOutSettings, enabled: true }
}
