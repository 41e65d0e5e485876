import type { Page } from '@playwright/test'
import type { Place, Stop } from '../house/walk.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'

const email = 'manager@hotel.demo'

/** What guests see: pages without the shell, and so without shortcuts that a scan could press. */
export const paymentsWalk: Stop[] = [
  { email, path: () => '/pay/done', shown: saying, isCovered: true },
  { email, path: () => '/pay/cancelled', shown: saying, open: beginToPay, isCovered: true },
]

function saying(page: Page) {
  return page.getByRole('status')
}

/** Goes to the page of a payment that is begun for a guest. */
async function beginToPay(page: Page, { url, orderId }: Place): Promise<void> {
  const begun = await call<{ url: string }>(url, {
    method: 'POST',
    path: 'checkout',
    token: await tokenOf(url, email),
    body: { orderId },
  })
  await page.goto(begun.url)
  await page.getByRole('button').first().waitFor()
}
