import { aCategory, aGroup, aMenu, anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { WholeItem, WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import type { Order, PatchOrder, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { sellingFeature } from '#features/menus/selling/selling.feature.tsx'
import { startSellingMenuLive } from '#features/menus/selling/selling-menu.live.ts'
import { startSoldOutLive } from '#features/menus/selling/sold-out.live.ts'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { startOrdersLive } from '#features/orders/records/orders.live.ts'
import { forgetOrder, newOrderName } from '#features/orders/placing/kept-order.ts'
import { placingFeature } from '#features/orders/placing/placing.feature.tsx'
import { connection } from '#kit/live/connection.ts'
import { onToolFinished } from '#kit/features/finished-tools.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { routerAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

const aWholeItem = (differences: Partial<WholeItem>): WholeItem => ({
  ...anItem(),
  condimentsList: [],
  modifiersList: [],
  ...differences,
})
export const soup = aWholeItem({ id: 1, modifiersList: [aGroup()], condimentsList: [aSide({ max: 2 })] })
export const tea = aWholeItem({ id: 2, name: { en: 'Mint tea', ar: 'شاي بالنعناع' }, price: 12.5 })
const water = aWholeItem({ id: 3, name: { en: 'Tap water' }, price: 0 })
const porridge = aWholeItem({ id: 4, name: { en: 'Porridge' }, daysAvailable: [] })
const beer = aWholeItem({ id: 5, name: { en: 'Beer' }, price: 20 })

const tables = [
  { id: 7, name: 'Table 7', isActive: true },
  { id: 8, name: 'Broken table', isActive: false },
]

export type Answer<Body> = (body: Body) => Response | Promise<Response>

export const placed: Answer<PlaceOrder> = () =>
  Response.json(anOrder({ id: 900, status: 'inprogress' }), { status: 201 })

type OpenDesk = {
  /** Renders the opened part, over any screen. */
  draw: (onClose: () => void) => ReactNode
  path?: string
  /** The items that the restaurant sells. */
  items?: WholeItem[]
  /** The existing order. */
  order?: Order
  /** The answer to a new order. */
  answer?: Answer<PlaceOrder>
  /** The answer to a change of the existing order. */
  answerChange?: Answer<PatchOrder>
}

let close = () => {}

/** Closes the editor after each test of the file that calls this. */
export function closeEditorAfterEach(): void {
  afterEach(() => {
    close()
    act(() => connection.set('connecting'))
    vi.restoreAllMocks()
  })
}

/** Opens an editor in which a waiter places orders, at a restaurant that sells these items. */
export async function openDesk({ draw, path = '/', order = anOrder(), ...rest }: OpenDesk) {
  const sent: PlaceOrder[] = []
  const changes: PatchOrder[] = []
  const onClose = vi.fn<() => void>()
  const venue = {
    items: [soup, tea, water, porridge],
    soldOut: [] as SoldOutPart[],
    order,
    answer: placed,
    answerChange: (() => Response.json(order)) as Answer<PatchOrder>,
    ...rest,
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const [, service = ''] = /^\/v1\/([\w-]+)/.exec(address) ?? []
    if (service === 'order' && method === 'POST') {
      sent.push(JSON.parse(body as string))
      return venue.answer(sent.at(-1)!)
    }
    if (service === 'order' && method === 'PATCH') {
      changes.push(JSON.parse(body as string))
      return venue.answerChange(changes.at(-1)!)
    }
    const user = aUser({ role: 'waiter' })
    const answers: Record<string, unknown> = {
      authentication: { accessToken: 'a-token', user },
      userdata: user,
      restaurant: aVenue({ isRestaurant: true }),
      'whole-menu': wholeMenuOf(venue.items),
      'sold-out': venue.soldOut,
      table: tables,
      ...(/^\/v1\/order\/\d/.test(address) && { order: venue.order }),
    }
    return Response.json(answers[service] ?? [])
  })
  for (const { name, translations: words } of [ordersFeature, sellingFeature, placingFeature])
    registerTranslations(name, words)
  await loadUiWords()
  await loadTranslations('orders', 'selling', 'placing')
  queryClient.clear()
  await signIn({ email: 'waiter@restaurant.demo', password: 'brigade-demo' })
  const stops = [startSellingMenuLive(), startSoldOutLive()]
  // The shell closes a tool of the address that is finished.
  const stopTools = onToolFinished(onClose)
  const stopOrders = await startOrdersLive()
  const router = routerAt(path, [{ path: '*', element: draw(onClose) }])
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    for (const stop of stops) stop()
    stopOrders()
    stopTools()
    for (const name of [newOrderName, `order ${order.id}`]) forgetOrder(name)
    vi.unstubAllGlobals()
  }
  return { sent, changes, onClose, venue, router, unmount, user: userEvent.setup() }
}

function wholeMenuOf(items: WholeItem[]): WholeMenu {
  const bar = { ...aMenu({ id: 2, name: { en: 'Bar' } }), categories: [], items: [beer] }
  const menus = [{ ...aMenu(), categories: [{ ...aCategory(), items }], items: [] }, bar]
  return { restaurantId: 1, catalogueVersion: 1, orderPauses: [], menus }
}

/** Returns the texts of the alerts. */
export function alerts(): (string | null)[] {
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent)
}
