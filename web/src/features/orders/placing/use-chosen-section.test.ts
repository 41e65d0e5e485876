import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SectionedMenu } from '#features/orders/placing/menu-sections.ts'
import { useChosenSection } from '#features/orders/placing/use-chosen-section.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aShelvedMenu = (id: number): SectionedMenu => ({ id, name: { en: `Menu ${id}` }, isNow: true, shelves: [] })
const menus = [aShelvedMenu(1), aShelvedMenu(2)]

/** Renders the chosen section of an editor that was opened at this time. */
function chosenShelf(openedAt: number) {
  return renderHook(() => useChosenSection({ menus, openedAt })).result
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('chooses the first menu half a second after the desk was opened', () => {
  const shelf = chosenShelf(performance.now() - 200)

  pass(299)
  expect(shelf.current.menu).toBeUndefined()

  pass(1)
  expect(shelf.current.menu?.id).toBe(1)
})

it('has nobody wait again who waited for the menus', () => {
  const shelf = chosenShelf(performance.now() - 3_000)

  pass(0)

  expect(shelf.current.menu?.id).toBe(1)
})

it('leaves what somebody chose before', () => {
  const shelf = chosenShelf(performance.now())

  act(() => shelf.current.chooseMenu(2))
  pass(1_000)

  expect(shelf.current.menu?.id).toBe(2)
})
