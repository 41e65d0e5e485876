import { aGroup, anItem, aSide, aCategory, aMenu } from '@brigade/domain/testing/menus.builders.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { openMenuScreen } from '#features/menus/items/testing/open-menu-screen.tsx'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}
let leave = () => {}

/** Closes the screen after each test of the file that calls this. */
export function closeFormAfterEach(): void {
  afterEach(async () => {
    close()
    localStorage.clear()
    await speak('en')
    vi.restoreAllMocks()
  })
}

export const records = {
  menu: [aMenu({ id: 1, version: 3, name: { en: 'All day', ar: 'طوال اليوم', fr: 'Journée' } })],
  category: [aCategory({ id: 1 })],
  items: [anItem({ id: 1 })],
  condiments: [aSide({ id: 1, name: { en: 'Bread', ar: 'خبز' } })],
  modifiers: [aGroup({ id: 1, groupName: { en: 'Size', ar: 'الحجم' } })],
}

/** Opens the panels of a small menu. */
export async function openPanels({
  shows = 'Bread',
  ...options
}: Partial<Parameters<typeof openMenuScreen>[0]> & { shows?: string } = {}) {
  const opened = await openMenuScreen({ path: '/menu', records, ...options })
  ;({ close, leave } = opened)
  await screen.findByText(shows)
  return opened
}

/** Unmounts the screen, as leaving the page does, with whatever was opened last. */
export function leavePanels(): void {
  leave()
}

export function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

export function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value
}
