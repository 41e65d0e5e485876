import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { signInAs, signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

journey(
  'a person signs in on the way to a screen, and logs out leaving only the mark of the device',
  async ({ seat }) => {
    const path = '/orders/history?status=completed'
    const page = await seat({ url: brigade.url, path, viewport: { width: 800, height: 800 } })

    await journey.step('the screen that was opened asks who is there, and is shown then', async () => {
      await expect(page).toHaveURL(/\/login\?next=/)
      await signInAs(page, 'manager@hotel.demo')
      await expect(page).toHaveURL(`${brigade.url}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible()
    })

    await journey.step('a warning of one line opens, and stays away once it is closed', async () => {
      const warning = page.getByRole('region', { name: 'Please read carefully' })
      const oneLine = 46
      expect((await warning.boundingBox())?.height).toBeLessThanOrEqual(oneLine)
      await warning.getByRole('button', { name: 'More' }).click()
      await expect(warning.getByText('The address of this device is monitored.')).toBeVisible()
      await warning.getByRole('button', { name: 'Close for 3 days' }).click()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible()
      await expect(warning).toHaveCount(0)
    })

    await journey.step('logging out asks first, and leaves nothing behind but the mark of the device', async () => {
      await page.context().addCookies([{ name: 'showNotifications', value: 'false', url: brigade.url }])
      await page.getByRole('button', { name: 'Log out' }).click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })
      await question.getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL(`${brigade.url}/login`)
      const left = await page.context().cookies()
      expect(left.map(({ name }) => name)).toEqual(['brigade-device'])
      await page.goto('/orders/list')
      await expect(signInScreen(page).heading).toBeVisible()
    })
  },
)
