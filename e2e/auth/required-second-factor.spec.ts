import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { leaveSeat } from '../house/windows.ts'
import { Authenticator } from '../people/authenticator.ts'
import { call } from '../people/call.ts'
import { password } from '../people/staff.ts'

const brigade = brigadeOfThisFile({ settings: { SECOND_FACTOR: 'required' } })

journey('an admin sets up the second factor that the server requires, as does an invited person', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, path: '/login' })

  const app = await journey.step('the password leads to the set-up, and the set-up to the recovery codes', async () => {
    await page.getByLabel('Email').fill('admin@brigade.demo')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your second factor')
    await expect(page.getByLabel('QR code for the authenticator app')).toBeVisible()
    const made = new Authenticator(await page.getByLabel('Or enter this key in the app').inputValue())
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This code is wrong. Enter the newest code.')
    await page.keyboard.type(await made.next())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I saved the codes' }).click()
    await expect(page).toHaveURL(`${url}/restaurants`)
    return made
  })

  await journey.step('it can’t be turned off', async () => {
    await page.goto('/settings')
    const panel = page.getByRole('region', { name: 'Second factor' })
    await expect(panel).toContainText('Your role must have it.')
    await expect(panel.getByRole('button')).toHaveText(['Move to another phone', 'New recovery codes'])
  })

  const link = await journey.step('the admin invites a person of finance', async () => {
    const token = await page.evaluate(() => localStorage.getItem('brigade-token') ?? '')
    const body = { email: 'noor@hotel.demo', fname: 'Noor', lname: 'Aziz', role: 'finance', restaurantId: [1] }
    return (await call<{ link: string }>(url, { method: 'POST', path: 'staff', token, body })).link
  })

  await journey.step('whoever accepts it sets up a second factor too', async () => {
    const other = await seat({ url, path: new URL(link, url).pathname })
    await other.getByLabel('Password', { exact: true }).fill('a long enough one')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Set up your second factor')
    const made = new Authenticator(await other.getByLabel('Or enter this key in the app').inputValue())
    await other.getByLabel('Code', { exact: true }).fill(await made.next())
    await other.keyboard.press('Enter')
    await other.getByRole('button', { name: 'I saved the codes' }).click()
    await expect(other).toHaveURL(/\/orders\/finorders/)
  })

  await journey.step('the next sign-in of the admin asks for a code', async () => {
    await leaveSeat(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill('admin@brigade.demo')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code', { exact: true }).fill(await app.next())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${url}/restaurants`)
  })
})
