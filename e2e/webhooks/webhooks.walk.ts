import type { Page } from '@playwright/test'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'
import type { Place, Stop } from '../house/walk.ts'

const email = 'manager@hotel.demo'
const add = /Add webhook|إضافة ويب هوك/
const test = /Send test|إرسال تجربة/

export const webhooksWalk: Stop[] = [
  {
    email,
    path: () => '/webhooks',
    shown: (page) => page.getByRole('button', { name: add }),
    act: (page) => page.getByRole('button', { name: add }),
  },
  {
    email,
    path: () => '/webhooks?add',
    isCovered: true,
    shown: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  {
    email,
    path: () => '/webhooks',
    shown: (page) => page.getByRole('button', { name: add }),
    open: openLog,
    act: (page) => page.getByRole('button', { name: test }),
  },
]

/** Opens the log of a webhook whose test fails, because nothing listens at its address. */
async function openLog(page: Page, { url }: Place): Promise<void> {
  const token = await tokenOf(url, email)
  const body = { restaurantId: 1, name: 'Loyalty', url: 'http://127.0.0.1:9/brigade', topics: ['orders'] }
  const { id } = await call<{ id: number }>(url, { method: 'POST', path: 'webhooks', body, token })
  await call(url, { method: 'POST', path: 'test/webhook', body: { id }, token })
  await page.goto(`${url}/webhooks/${id}`)
  await page
    .getByText(/^(Failed|فشلت)$/)
    .last()
    .waitFor()
}
