import { expect, type Page } from '@playwright/test'
import { expectToFit } from '../house/fits.ts'
import { expectNoFault } from '../house/axe-faults.ts'
import type { Place, Stop } from '../house/walk.ts'
import { call } from '../people/call.ts'
import { setPin } from '../people/joined.ts'
import { tokenOf } from '../people/staff.ts'

const admin = 'admin@brigade.demo'

/** Makes the window a shared device for a while, and checks the screens before sign-in. */
async function checkSharedDevice(page: Page, { url }: Place): Promise<void> {
  await setPin(url, { email: 'waiter@hotel.demo', pin: '4821' })
  const body = { restaurantId: 1, name: 'Bar tablet' }
  const token = await tokenOf(url, admin)
  const device = await call<{ token: string }>(url, { method: 'POST', path: 'shared-devices', token, body })
  const kept = { token: device.token, ...body, lockAfterMinutes: null }
  const own = await page.evaluate((text) => {
    const signedIn = localStorage.getItem('brigade-token') ?? ''
    localStorage.removeItem('brigade-token')
    localStorage.setItem('brigade-shared-device', text)
    return signedIn
  }, JSON.stringify(kept))
  await page.goto('/who')
  const person = page.getByRole('button', { name: 'Grace Mwangi' })
  await expect(person).toBeVisible()
  await expectNoFault(page)
  await expectToFit(page)
  await person.click()
  await expect(page.locator('form input')).toBeFocused()
  await expectNoFault(page)
  await expectToFit(page)
  await page.evaluate((text) => {
    localStorage.removeItem('brigade-shared-device')
    localStorage.setItem('brigade-token', text)
  }, own)
}

export const pinsWalk: Stop[] = [
  {
    email: admin,
    path: () => '/shared-devices?venue=1',
    shown: (page) => page.getByRole('button', { name: /Share this device|مشاركة هذا الجهاز/ }),
    act: (page) => page.getByRole('button', { name: /Share this device|مشاركة هذا الجهاز/ }),
    onDesk: checkSharedDevice,
    onPhone: checkSharedDevice,
  },
  {
    email: admin,
    path: () => '/shared-devices?venue=1&add',
    isCovered: true,
    shown: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
]
