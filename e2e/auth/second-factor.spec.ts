import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { leaveSeat } from '../house/windows.ts'
import { Authenticator } from '../people/authenticator.ts'
import { password } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

const finance = 'finance@hotel.demo'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

journey('finance sets up a second factor, and signs in with codes until the manager removes it', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, email: finance, path: '/settings' })
  const panel = page.getByRole('region', { name: 'Second factor' })
  const dialog = page.getByRole('dialog')

  const { app, recoveryCode } = await journey.step('finance sets it up, by keyboard alone', async () => {
    await panel.getByRole('button', { name: 'Set up' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const key = dialog.getByLabel('Or enter this key in the app')
    await expect(key).toHaveValue(/^([A-Z2-7]{4} ?){8}$/)
    const made = new Authenticator(await key.inputValue())
    await dialog.getByLabel('Code', { exact: true }).focus()
    await page.keyboard.type(await made.next())
    await page.keyboard.press('Enter')
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const first = await codes.first().innerText()
    await dialog.getByRole('button', { name: 'I saved the codes' }).focus()
    await page.keyboard.press('Enter')
    await expect(panel).toContainText('10 recovery codes left.')
    return { app: made, recoveryCode: first }
  })

  await journey.step('the password alone no longer signs in, the code does', async () => {
    await leaveSeat(page)
    await enterPassword(page)
    await page.keyboard.type(await app.next())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${url}/orders/finorders`)
  })

  await journey.step('the same code is refused, a recovery code works', async () => {
    await leaveSeat(page)
    await enterPassword(page)
    await page.keyboard.type(app.last())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This code was used already. Wait for the next one.')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.type(recoveryCode.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${url}/orders/finorders`)
  })

  await journey.step('the manager removes it, and finance is signed out and needs only the password', async () => {
    const manager = await seat({ url, ...phone, email: 'manager@hotel.demo', path: '/staff?search=finance' })
    await manager.locator('dialog input').fill('brigade-staff')
    await manager.keyboard.press('Enter')
    await manager.getByRole('button', { name: /^Remove the second factor of/ }).click()
    await manager.getByRole('button', { name: 'Remove second factor', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.getByLabel('Email').fill(finance)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/orders\/finorders/)
  })
})

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(finance)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
}
