import { expect, it, onTestFinished, vi } from 'vitest'
import { prefetchBoard } from '#features/menus/panels/prefetch-board.ts'
import { expectedVenueId } from '#kit/calls/session.ts'
import { setToken } from '#kit/calls/token.ts'

it('asks for the menu that the address names before it is known who is signed in', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace(/&.*/, ''))
    return new Promise(() => undefined)
  })
  localStorage.setItem('brigade-venue', '2')
  setToken('a-token')
  onTestFinished(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  expect(expectedVenueId()).toBe(2)

  void prefetchBoard(new URL('http://brigade.test/menu?menu=7'))

  await expect.poll(() => asked).toContain('/v1/category?menuId=7')
  expect(asked).toContain('/v1/menu?restaurantId=2')
})
