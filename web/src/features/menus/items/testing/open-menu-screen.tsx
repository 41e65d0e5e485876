import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aCategory, aGroup, aMenu, anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { filesFeature } from '#features/files/files.feature.tsx'
import { menuItemsFeature } from '#features/menus/items/menu-items.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { PassphraseHost } from '#features/passphrases/parts/passphrase-host.tsx'
import { sortingFeature } from '#features/sorting/sorting.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { giveLayout } from '#kit/testing/give-layout.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

type ScreenCall = { method: string; address: string; body: unknown }

/** The records of the venue, by the path of their service: `{ category: [aCategory()] }`. */
type Records = Partial<Record<string, readonly { id: number }[]>>

type OpenMenuScreen = {
  path: string
  role?: StaffRole
  venue?: Partial<Venue>
  records: Records
  /** Answers a call in its own way; if it returns undefined, the venue's records answer. */
  answer?: (call: ScreenCall) => Response | undefined | Promise<Response | undefined>
  /** The width of the window, in pixels. */
  width?: number
}

/** Opens a screen of menus for a user of this role, at a venue with these records. */
export async function openMenuScreen({ path, role = 'manager', venue, records, answer, width = 1280 }: OpenMenuScreen) {
  const calls: ScreenCall[] = []
  giveLayout(width)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const call = { method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(call)
    return (await answer?.(call)) ?? answerOfVenue(call, { role, venue: aVenue(venue), records })
  })
  for (const { name, translations: words } of [
    menusFeature,
    menuItemsFeature,
    filesFeature,
    passphrasesFeature,
    sortingFeature,
    venuesFeature,
  ]) {
    registerTranslations(name, words)
  }
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  await loadUiWords()
  await loadTranslations('menus', 'menuItems', 'files', 'passphrases', 'shell', 'venues')
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const stopLive = await (await import('#features/menus/menus.live.ts')).startMenusLive()

  const routes = [...menusFeature.routes, ...menuItemsFeature.routes, { path: '*', element: <p>Elsewhere</p> }]
  const router = routerAt(path, routes)
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <PassphraseHost />
      <ToastHost />
    </QueryClientProvider>,
  )
  /** Unmounts the screen, as a reload of the page does: the browser's storage is left for the next one. */
  const leave = () => {
    unmount()
    stopLive()
    vi.unstubAllGlobals()
  }
  const close = () => {
    leave()
    sessionStorage.clear()
  }
  const writes = () => calls.filter(({ method, address }) => method !== 'GET' && !address.includes('authentication'))
  return { calls, writes, router, user: userEvent.setup(), leave, close }
}

export function refusal(code: number, { message = 'Refused', ...data }: Record<string, unknown>): Response {
  return Response.json({ name: 'Error', message, code, className: 'refused', data }, { status: code })
}

/** The default values of a new record of each service. */
const newRecords: Partial<Record<string, object>> = {
  menu: aMenu(),
  category: aCategory(),
  items: anItem(),
  condiments: aSide(),
  modifiers: aGroup(),
}

type AtVenue = { role: StaffRole; venue: Venue; records: Records }

function answerOfVenue({ method, address, body }: ScreenCall, { role, venue, records }: AtVenue): Response {
  const [, service = '', id] = /^\/v1\/([\w-]+)(?:\/(\d+))?/.exec(address) ?? []
  if (service === 'authentication') return Response.json({ accessToken: 'a-token', user: aUser({ role }) })
  if (service === 'userdata') return Response.json(aUser({ role }))
  if (service === 'restaurant') return Response.json(id ? venue : [venue])
  if (service === 'passphrase') return Response.json({ restaurantId: venue.id, isSet: {}, grants: [] })
  const list = records[service] ?? []
  const one = list.find((record) => record.id === Number(id))
  if (method === 'POST') {
    return Response.json({ ...newRecords[service], id: 900, version: 1, index: 900, ...(body as object) })
  }
  if (id === undefined) return Response.json(list.filter((record) => isAsked(record, address)))
  if (!one) return refusal(404, { message: 'This record doesn’t exist.' })
  return Response.json(method === 'PATCH' ? { ...one, ...(body as object), version: 2 } : one)
}

/** Returns whether the query of a list includes a record, by the ids that both have. */
function isAsked(record: object, address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1])
  return Object.entries(record).every(([field, value]) => {
    const wanted = query.get(field)
    if (wanted === null) return true
    return typeof value === 'number' ? wanted === String(value) : value !== null
  })
}
