import type { Page } from '@playwright/test'

/** What the frame of every screen asks for: who signed in, and in which venues. */
const frame = /^\/v1\/(authentication|users|restaurant|venues|server-info)\b/

/** Lets the server fail to read, from the page's next load on, everything but what the frame of a screen needs. */
export async function failLists(page: Page): Promise<void> {
  const body = JSON.stringify({ name: 'Unavailable', code: 503, message: 'Unavailable' })
  await page.route('**/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().method() !== 'GET' || frame.test(pathname)) return route.fallback()
    return route.fulfill({ status: 503, contentType: 'application/json', body })
  })
}
