import { expect, type Locator, type Page } from '@playwright/test'

/** Windows as people have them. */
export const windows = [
  { what: 'a desk', width: 1280, height: 800 },
  { what: 'a tablet on its side', width: 1024, height: 768 },
  { what: 'a tablet held upright', width: 768, height: 1024 },
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a small phone', width: 360, height: 740 },
  { what: 'a phone on its side', width: 844, height: 390 },
  { what: 'a desk at 200 %', width: 640, height: 400 },
  // The window is too low for a whole card, but its button can be reached.
  { what: 'a desk at 400 %', width: 320, height: 200 },
]

/** The smallest size of a button for a thumb, in pixels. */
const thumb = 44

/**
 * Expects nothing to extend beyond the side, so that people scroll in one direction only, and a screen with a scroller
 * not to scroll as a whole: that would take its bars away.
 */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const scrollers = [...document.querySelectorAll('[data-page-scroller]')]
      const { scrollHeight, clientHeight } = document.documentElement
      return [
        ...[document.documentElement, ...scrollers].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        scrollers.length > 0 ? scrollHeight - clientHeight : 0,
      ]
    })
  await expect.poll(async () => Math.max(...(await beyond()))).toBe(0)
}

/** Expects a text not to be cut, neither by its own edges nor by those around it. */
export async function expectWhole(words: Locator): Promise<void> {
  // Edges can be between pixels.
  await expect(words).toBeInViewport({ ratio: 0.95 })
  const beyond = await words.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
  )
  expect(beyond).toBeLessThanOrEqual(1)
}

export async function expectThumbSized(target: Locator): Promise<void> {
  const box = await boxOf(target)
  // The size of a box that is being drawn includes fractions of a pixel.
  expect(Math.round(box.height)).toBeGreaterThanOrEqual(thumb)
  expect(Math.round(box.width)).toBeGreaterThanOrEqual(thumb)
}

/** Expects a finger on the middle of the target to touch it, and nothing that lies over it. */
export async function expectReachable(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const met = document.elementFromPoint(x + width / 2, y + height / 2)
        // A card's link lies over its text.
        return (
          met !== null &&
          (element.contains(met) || met.contains(element) || element.closest('article') === met.closest('article'))
        )
      }),
    )
    .toBe(true)
}

/** Expects that the target can be reached in every window, on a card also with the card's heading, and that all fits. */
export async function expectReachableInEveryWindow(page: Page, target: Locator): Promise<void> {
  const lowestForWholeCard = 390
  const card = target.locator('xpath=ancestor::article')
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height })
    await expect(target).toBeVisible()
    await expectToFit(page)
    await target.scrollIntoViewIfNeeded()
    await expectReachable(target)
    if (height < lowestForWholeCard || (await card.count()) === 0) continue
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expectReachable(card.getByRole('heading'))
    await expectReachable(target)
  }
}

/** Expects each row of the tables on a page to have a cell in each column for screen readers, even if it is empty. */
export async function expectWholeRows(page: Page): Promise<void> {
  for (const { columns, rows } of await page.evaluate(tablesOfPage)) expect(rows).toEqual(rows.map(() => columns))
}

/** Runs in the page: returns how many columns each table has for screen readers, and how many cells each of its rows. */
function tablesOfPage(): { columns: number; rows: number[] }[] {
  const isRead = (element: Element): boolean =>
    element.closest('[aria-hidden=true]') === null &&
    // An element without a box is as visible as its parent.
    (getComputedStyle(element).display === 'contents' && element.parentElement
      ? isRead(element.parentElement)
      : element.checkVisibility({ visibilityProperty: true }))
  const readIn = (part: Element, selector: string) => [...part.querySelectorAll(selector)].filter(isRead)
  const heading = 'thead th, th[scope=col], [role=columnheader]'
  return readIn(document.documentElement, 'table, [role=table]').map((table) => ({
    columns: readIn(table, heading).length,
    rows: readIn(table, 'tr, [role=row]')
      .filter((row) => readIn(row, heading).length === 0)
      .map((row) => readIn(row, 'td, th, [role=cell], [role=rowheader]').length),
  }))
}

export async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is there, and takes no room')
  return box
}
