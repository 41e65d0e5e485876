import { expect, type Page } from '@playwright/test'

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
