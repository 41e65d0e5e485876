import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { type Hand, tapTwice } from '../house/taps.ts'
import { settings } from '../screens/settings.ts'
import { sortScreen } from '../screens/sort.ts'

const brigade = brigadeOfThisFile()
const gaps = [120, 250, 450]
const hands = ['mouse', 'finger'] as const satisfies readonly Hand[]

journey(
  'names, a password and a new order are saved once by two taps, and nothing of the next screen is pressed',
  async ({ seat, wire }) => {
    const line = await wire(brigade)
    // Without sockets, the browser's requests can be counted.
    line.takeNoSockets()
    const page = await seat({ url: line.url, email: 'manager@hotel.demo', path: '/settings', hasTouch: true })
    const sent = writesOf(page)
    const { firstName, save, currentPassword, newPassword, changePassword } = settings(page)
    let password = 'brigade-demo'

    for (const hand of hands) {
      for (const gap of gaps) {
        const before = sent()
        const name = `Layla ${hand} ${gap}`
        await firstName.fill(name)
        await tapTwice(page, save, { hand, gap })
        await expect(page.getByRole('banner')).toContainText(name)
        // A key is no second tap: the next request is what it saves.
        await firstName.fill(`${name}b`)
        await firstName.press('Enter')
        await expect(page.getByRole('banner')).toContainText(`${name}b`)

        expect(sent()).toBe(before + 2)
      }
    }

    for (const gap of gaps) {
      const next = `another-one-${gap}`
      await currentPassword.fill(password)
      await newPassword.fill(next)
      await tapTwice(page, changePassword, { hand: 'mouse', gap })
      password = next

      await expect(page.getByText('Password changed. Your other devices are signed out.')).toBeVisible()
      await expect(currentPassword).toHaveValue('')
      // The emptied form says nothing of what is missing.
      await expect(page.getByText('Enter your current password.')).toHaveCount(0)
    }

    const path = '/restaurants/1/menu/sort'
    const sorting = sortScreen(page)
    for (const gap of gaps) {
      await page.goto(path)
      const place = sorting.rows.first().getByRole('textbox')
      await place.fill('2')
      await place.press('Enter')
      await tapTwice(page, sorting.save, { hand: 'mouse', gap })

      await expect(page.getByText('Sorting saved.')).toBeVisible()
      await expect(page).toHaveURL(/\/menu\?venue=1/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)

/** Counts the changes that a page sends over HTTP from now on. */
function writesOf(page: Page): () => number {
  let writes = 0
  // A request that gets no answer on a busy machine is sent again.
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') writes += 1
  })
  return () => writes
}
