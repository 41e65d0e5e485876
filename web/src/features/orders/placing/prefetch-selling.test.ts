import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { sellingMenuKey } from '#features/menus/selling/selling-menu-key.ts'
import { prefetchSelling } from '#features/orders/placing/prefetch-selling.ts'
import { queryClient } from '#kit/calls/query-client.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for a menu once, however long nobody looks at it, and again when it has changed', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(address.startsWith('/v1/whole-menu') ? { menus: [], version: 1 } : [])
  })
  const menusAsked = () => asked.filter((address) => address.startsWith('/v1/whole-menu')).length
  const pointAt = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    prefetchSelling(aVenue({ id: 2 }))
    await vi.advanceTimersByTimeAsync(1_000)
  }

  await pointAt(0)
  await pointAt(60 * 60_000)
  expect(menusAsked()).toBe(1)

  await queryClient.invalidateQueries({ queryKey: sellingMenuKey })
  await pointAt(0)
  expect(menusAsked()).toBe(2)
})
