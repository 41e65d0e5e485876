import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { sellingFeature } from '#features/menus/selling/selling.feature.tsx'
import { billFeature } from '#features/orders/bill/bill.feature.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { ordersRoutes } from '#features/orders/orders.routes.tsx'
import { pausingFeature } from '#features/pausing/pausing.feature.tsx'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { giveLayout } from '#kit/testing/give-layout.ts'
import { screenRouterAt } from '#kit/testing/router-at.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

export type ScreenCall = { method: string; address: string; body: unknown }

type Answer = (call: ScreenCall) => Response | undefined

type OpenScreen = {
  path: string
  role: StaffRole
  orders: readonly Order[]
  /** Answers a call in its own way; if it returns undefined, the venue answers. */
  answer?: Answer
  /** The width of the window, in pixels. */
  width?: number
}

/** Opens a screen of orders for a user of this role, at a venue with these orders. */
export async function openScreen({ path, role, orders, answer, width = 1280 }: OpenScreen) {
  const calls: ScreenCall[] = []
  giveLayout(width)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const call = { method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(call)
    return answer?.(call) ?? answerOfVenue(call, { role, orders })
  })
  for (const feature of [ordersFeature, billFeature, sellingFeature, pausingFeature]) registerFeature(feature)
  await loadUiWords()
  await loadTranslations('orders', 'bill', 'selling', 'pausing')
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const stopLive = await (await import('#features/orders/records/orders.live.ts')).startOrdersLive()

  const router = screenRouterAt(path, [...ordersRoutes, ...billFeature.routes])
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>,
  )
  const close = () => {
    unmount()
    stopLive()
    vi.unstubAllGlobals()
  }
  return { calls, router, user: userEvent.setup(), close }
}

export function refusal(code: number, data: Record<string, unknown>): Response {
  return Response.json({ name: 'Conflict', message: 'Refused', code, className: 'conflict', data }, { status: code })
}

function answerOfVenue({ address }: ScreenCall, { role, orders }: Pick<OpenScreen, 'role' | 'orders'>): Response {
  if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token', user: aUser({ role }) })
  if (address === '/v1/userdata') return Response.json(aUser({ role }))
  if (address === '/v1/restaurant/1') return Response.json(aVenue())
  if (address.startsWith('/v1/restaurant?')) return Response.json([aVenue()])
  const one = /^\/v1\/order\/(\d+)$/.exec(address)?.[1]
  if (one) return Response.json(orders.find(({ id }) => id === Number(one)))
  return Response.json(address.startsWith('/v1/order?') ? orders.filter(wantedBy(address)) : [])
}

function wantedBy(address: string): (order: Order) => boolean {
  const statuses = statusesIn(address)
  return ({ status }) => statuses.length === 0 || statuses.includes(status)
}

/** Returns the statuses that a call filters by. */
export function statusesIn(address: string): string[] {
  return [...new URLSearchParams(address.slice(address.indexOf('?')))].flatMap(([name, value]) =>
    name.startsWith('status') ? [value] : [],
  )
}
