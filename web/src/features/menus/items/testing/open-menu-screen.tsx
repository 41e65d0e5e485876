import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aCategory, aGroup, aMenu, anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { filesFeature } from '#features/files/files.feature.tsx'
import { menuItemsFeature } from '#features/menus/items/menu-items.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { PassphraseHost } from '#features/passphrases/parts/passphrase-host.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { signIn } from '#kit/session.ts'

type ScreenCall = { method: string; address: string; body: unknown }

/** What the venue has, by the path of its service: `{ category: [aCategory()] }`. */
type Records = Partial<Record<string, readonly { id: number }[]>>

type OpenMenuScreen = {
  path: string
  role?: StaffRole
  venue?: Partial<Venue>
  records: Records
  /** Answers a call in its own way; undefined leaves it to the venue. */
  answer?: (call: ScreenCall) => Response | undefined | Promise<Response | undefined>
}

/** Opens a screen of menus for somebody of this role, at a venue that has these records. */
export async function openMenuScreen({ path, role = 'manager', venue, records, answer }: OpenMenuScreen) {
  const calls: ScreenCall[] = []
  giveLayout()
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const call = { method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(call)
    return (await answer?.(call)) ?? answerOfVenue(call, { role, venue: aVenue(venue), records })
  })
  for (const { name, words } of [menusFeature, menuItemsFeature, filesFeature, passphrasesFeature, venuesFeature]) {
    registerWords(name, words)
  }
  registerWords('shell', { en: () => import('#app/i18n/en/shell.ts'), ar: () => import('#app/i18n/ar/shell.ts') })
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('menus', 'menuItems', 'files', 'passphrases', 'shell', 'venues', 'ui')
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const stopLive = await (await import('#features/menus/menus.live.ts')).startMenusLive()

  const routes = [...menusFeature.routes, ...menuItemsFeature.routes, { path: '*', element: <p>Elsewhere</p> }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <PassphraseHost />
      <ToastHost />
    </QueryClientProvider>,
  )
  /** As by a reload of the page: what the browser keeps is there for the next. */
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

/** What a new record of each service holds besides what it was sent. */
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
  if (!one) return refusal(404, { message: 'There is no such record.' })
  return Response.json(method === 'PATCH' ? { ...one, ...(body as object), version: 2 } : one)
}

/** Whether a list asks for a record: by the ids in its address that the record has. */
function isAsked(record: object, address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1])
  return Object.entries(record).every(([field, value]) => {
    const wanted = query.get(field)
    if (wanted === null) return true
    return typeof value === 'number' ? wanted === String(value) : value !== null
  })
}

/** A screen of 1280 pixels; without a layout every list would be of no height, and draw nothing. */
function giveLayout(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
  // What the test environment adds to a window.
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } }
  happyDOM.setViewport({ width: 1280, height: 900 })
}
