import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing sticks out at the side, so that one scrolls one way only. */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[data-page-scroller]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
  await expect.poll(async () => Math.max(...(await beyond()))).toBe(0)
}

/** Nothing of it is cut, neither by its own edges nor by those of what is around it. */
export async function expectWhole(words: Locator): Promise<void> {
  // Edges fall between pixels.
  await expect(words).toBeInViewport({ ratio: 0.95 })
  const beyond = await words.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
  )
  expect(beyond).toBeLessThanOrEqual(1)
}
