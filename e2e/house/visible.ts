import type { Page } from '@playwright/test'

export const visibleWindows = {
  '1920 × 1080': { width: 1920, height: 1080 },
  '1280 × 800': { width: 1280, height: 800 },
  '1024 × 768': { width: 1024, height: 768 },
  '390 × 844': { width: 390, height: 844 },
  '360 × 740': { width: 360, height: 740 },
  'landscape phone': { width: 844, height: 390 },
  '200 %': { width: 640, height: 400 },
}

export type VisibleWindow = keyof typeof visibleWindows

/** A screen whose whole items are counted in compact density. */
export type CountedScreen = {
  name: 'board' | 'kitchen' | 'requests' | 'floor'
  email: string
  path: string
  item: string
  /** The number of whole items in each window that the design asks for. */
  aim: Record<VisibleWindow, number>
}

export const countedScreens: readonly CountedScreen[] = [
  {
    name: 'board',
    email: 'manager@hotel.demo',
    path: '/orders/list',
    item: '[data-order]',
    aim: aimOf(24, 12, 8, 6, 5, 2, 4),
  },
  {
    name: 'kitchen',
    email: 'chief@hotel.demo',
    path: '/orders/kitchenorders',
    item: '[data-order]',
    aim: aimOf(26, 14, 9, 4, 3, 2, 4),
  },
  {
    name: 'requests',
    email: 'waiter@hotel.demo',
    path: '/tables/request',
    item: 'main [role=table] > [role=rowgroup]:last-child > [role=row]',
    // The line of pop-ups is there too.
    aim: aimOf(15, 10, 9, 7, 6, 3, 5),
  },
  {
    name: 'floor',
    email: 'manager@hotel.demo',
    path: '/tables/management',
    item: '[data-room]',
    aim: aimOf(100, 60, 40, 18, 15, 8, 12),
  },
]

/** Opens a screen in compact density, without the warning that people close on their first day. */
export async function openCounted(page: Page, { path }: CountedScreen): Promise<void> {
  await page.evaluate(() => {
    for (const kind of ['card', 'floor']) localStorage.setItem(`brigade-${kind}-density`, 'compact')
  })
  await page.goto(path)
  await closeWarning(page)
}

/** Closes the warning below the header, as people do on their first day. */
export async function closeWarning(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close for 3 days' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // It stays closed for whoever has closed it before.
  if (await close.isVisible()) await close.click()
  await close.waitFor({ state: 'detached' })
}

/**
 * Counts the items that are in the window as a whole and lie under nothing. If all of them are, those that would fit
 * below in the same grid are counted too.
 */
export function countWhole(page: Page, { item }: CountedScreen): Promise<number> {
  return page.evaluate(wholeItems, item)
}

/** Runs in the page. */
function wholeItems(item: string): number {
  const isAbove = (element: Element, x: number, y: number) => {
    const met = document.elementFromPoint(x, y)
    return met !== null && (element.contains(met) || met.contains(element))
  }
  const isWhole = (element: Element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const isInWindow = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
    if (!isInWindow || height === 0) return false
    const middle = (left + right) / 2
    return isAbove(element, middle, top + 2) && isAbove(element, middle, bottom - 2)
  }
  const items = [...document.querySelectorAll(item)]
  const whole = items.filter(isWhole)
  const [first] = whole
  if (!first || whole.length < items.length) return whole.length

  const rectOf = (element: Element) => element.getBoundingClientRect()
  const columns = whole.filter((element) => rectOf(element).top === rectOf(first).top).length
  const below = whole.find((element) => rectOf(element).top > rectOf(first).top)
  const rowHeight = below ? rectOf(below).top - rectOf(first).top : rectOf(first).height
  const rows = Math.floor((innerHeight - rectOf(whole.at(-1)!).bottom) / rowHeight)
  return whole.length + columns * Math.max(0, rows)
}

function aimOf(...counts: readonly [number, number, number, number, number, number, number]) {
  const names = Object.keys(visibleWindows) as VisibleWindow[]
  return Object.fromEntries(names.map((name, index) => [name, counts[index]!])) as Record<VisibleWindow, number>
}
