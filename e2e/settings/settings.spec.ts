import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { settings } from '../screens/settings.ts'
import { signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

journey(
  'a changed name and language are on every screen of a person, and the theme stays on the device',
  async ({ seat }) => {
    const email = 'marketing@hotel.demo'
    const page = await seat({ url: brigade.url, email, path: '/settings', colorScheme: 'light' })
    const { firstName, heading, language, play, save, theme } = settings(page)

    await journey.step('the name and the theme are there after a reload', async () => {
      await firstName.fill('  ')
      await save.click()
      await expect(page.getByText('Enter a name.')).toBeVisible()
      await firstName.fill('Sonia')
      await save.click()
      await expect(page.getByText('Profile saved.')).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Sonia Petrova')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await theme('Dark').click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(heading).toBeVisible()
      await expect(firstName).toHaveValue('Sonia')
    })

    await journey.step('a sound can be tried, and the source is offered', async () => {
      await page.evaluate(countTones)
      // Three tones, each with its octave.
      await play('New order').click()
      await expect.poll(() => tonesOf(page)).toBe(6)
      await play('Ready in the kitchen').click()
      await expect.poll(() => tonesOf(page)).toBe(10)
      await page.getByRole('switch', { name: 'New order', exact: true }).click()
      await expect(play('New order')).toBeDisabled()
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Source' }).click()
      expect((await downloading).suggestedFilename()).toBe('source.tar.gz')
    })

    await journey.step('the language is that of the person, wherever they sign in', async () => {
      await language.click()
      await page.getByTitle('العربية').click()
      await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      expect(await englishWordsOf(page)).toEqual([])
      const elsewhere = await seat({ url: brigade.url, email, path: '/settings' })
      await expect(elsewhere.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible()
    })
  },
)

// This journey is the last one: afterwards this person has another password.
journey('a new password signs out every other device', async ({ seat }) => {
  const email = 'supermanager@brigade.demo'
  const [here, elsewhere] = [
    await seat({ url: brigade.url, email, path: '/settings' }),
    await seat({ url: brigade.url, email, path: '/settings' }),
  ]
  const { changePassword, currentPassword, newPassword } = settings(here)
  await currentPassword.fill('not this one')
  await newPassword.fill('a much better one')
  await changePassword.click()
  await expect(here.getByText('Your current password is wrong. Enter it again.')).toBeVisible()

  await currentPassword.fill('brigade-demo')
  await changePassword.click()

  await expect(here.getByText('Password changed. Your other devices are signed out.')).toBeVisible()
  await expect(signInScreen(elsewhere).heading).toBeVisible()
  await expect(elsewhere.getByText('You were signed out:')).toBeVisible()
  await here.reload()
  await expect(settings(here).heading).toBeVisible()
  await signInScreen(elsewhere).enter(email, 'a much better one')
  await expect(settings(elsewhere).heading).toBeVisible()
})

/** Returns the Latin words that a person sees, except for names, addresses, versions, PIN and the languages' own names. */
async function englishWordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  const known =
    /Brigade|Harbour Hotel|Sonia|Petrova|English|Alt|Option|Ctrl|PIN|العربية|[\w.]+@[\w.]+|\d+\.\d+\.\d+\S*/g
  return text.replaceAll(known, '').match(/[A-Za-z]{3,}/g) ?? []
}

/** Runs in the page: counts every tone that starts, because a test can't listen. */
function countTones(): void {
  const counter = globalThis as typeof globalThis & { tones?: number }
  counter.tones = 0
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function countAndStart(when) {
    counter.tones = (counter.tones ?? 0) + 1
    start.call(this, when)
  }
}

function tonesOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (globalThis as typeof globalThis & { tones?: number }).tones)
}
