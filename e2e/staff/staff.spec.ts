import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'

const brigade = brigadeOfThisFile()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

journey(
  'an invited waiter joins on a phone, and is signed out the moment the account is deactivated',
  async ({ seat }) => {
    const { url } = brigade
    const admin = await seat({ url, email: 'admin@brigade.demo', path: '/staff?venue=1' })
    const drawer = admin.getByRole('dialog')

    const link = await journey.step('the admin invites a waiter, and gets a link', async () => {
      await admin.getByRole('button', { name: 'Invite', exact: true }).click()
      await drawer.getByRole('textbox', { name: 'Email' }).fill('amira@hotel.demo')
      await drawer.getByRole('textbox', { name: 'First name' }).fill('Amira')
      await drawer.getByRole('textbox', { name: 'Last name' }).fill('Nasser')
      await drawer.getByRole('button', { name: 'Invite' }).click()
      const field = admin.getByRole('dialog', { name: 'Invitation for Amira Nasser' }).getByRole('textbox')
      return await field.inputValue()
    })

    const waiter = await seat({ url, ...phone, path: new URL(link).pathname })
    await journey.step('the waiter chooses a password, and sees the orders', async () => {
      await expect(waiter.getByText('Waiter, Harbour Hotel')).toBeVisible()
      await waiter.getByLabel('Password', { exact: true }).fill('a long enough one')
      await waiter.getByRole('button', { name: 'Start working' }).click()
      await expect(waiter).toHaveURL(`${url}/orders/active`)
      await expect(waiter.getByRole('status').filter({ hasText: 'Harbour Hotel' })).toBeVisible()
    })

    await journey.step('the admin deactivates the account, and the phone is signed out', async () => {
      await admin.getByRole('button', { name: 'Done' }).click()
      const row = admin.getByRole('row', { name: /^Amira Nasser/ })
      await expect(row).toContainText('Active')
      await row.getByRole('button', { name: 'Edit Amira Nasser' }).click()
      await expect(drawer.getByRole('button', { name: /^End session/ })).toBeVisible()
      await drawer.getByRole('switch', { name: 'Active' }).click()
      await drawer.getByRole('button', { name: 'Save' }).click()

      await expect(waiter.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      await expect(row).toContainText('Deactivated')
    })

    await journey.step('the link does not work again', async () => {
      await waiter.goto(new URL(link).pathname)
      await expect(waiter.getByText(/^This link (isn’t valid|was used already)/)).toBeVisible()
    })
  },
)
