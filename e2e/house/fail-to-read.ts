import type { Page } from '@playwright/test'

/** The paths of calls that the frame of every screen needs: the session and the venues. */
const ofTheFrame = /^\/v1\/(userdata|version|restaurant|list\/restaurants)\b/

/** The body of the server's answer 500. */
const failed = {
  name: 'GeneralError',
  message: 'Something went wrong on the server. Try again.',
  code: 500,
  className: 'general-error',
  data: { requestId: '6b2f0c1e' },
}

/** Lets the server fail, from the page's next load on, to read everything but what the frame of a screen needs. */
export async function failToRead(page: Page): Promise<void> {
  await page.route('**/v1/**', async (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || ofTheFrame.test(new URL(request.url()).pathname)) return route.fallback()
    return route.fulfill({ status: 500, json: failed })
  })
}
