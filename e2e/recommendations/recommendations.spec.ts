import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'
import { pickIn } from '../screens/choice-field.ts'
import { givePassphrase, menuPassphrase } from '../screens/passphrase.ts'
import { sortScreen } from '../screens/sort.ts'

const brigade = brigadeOfThisFile()
const email = 'manager@hotel.demo'

journey(
  'a manager builds a dialog, sorts it, tags an item, walks it as the guest gets it, and accepts what orders propose',
  async ({ seat }) => {
    const { url } = brigade
    const page = await seat({ url, email, path: '/ai-recommendation?tab=dessert' })
    await expect(page.getByText('And something sweet?')).toBeVisible()

    await journey.step('a new answer with two finer ones and a question', async () => {
      await page.getByRole('button', { name: 'Add main option' }).click()
      await write(page, { en: 'From the oven', ar: 'من الفرن' })
      const card = page.getByRole('region', { name: 'From the oven' })
      await expect(card.getByText('No sub options yet.')).toBeVisible()
      for (const [en, ar] of [
        ['With nuts', 'بالمكسرات'],
        ['Without nuts', 'بلا مكسرات'],
      ] as const) {
        await card.getByRole('button', { name: 'Add sub option: From the oven' }).click()
        await write(page, { en, ar })
        await expect(card.getByRole('heading', { name: en })).toBeVisible()
      }
      await card.getByRole('button', { name: 'Second question of From the oven' }).click()
      await write(page, { en: 'Do you like nuts?', ar: 'هل تحب المكسرات؟' })
      await expect(card.getByText('Do you like nuts?')).toBeVisible()
    })

    await journey.step('the new answer comes first', async () => {
      await page.getByRole('link', { name: 'Sort', exact: true }).click()
      const { save, expectOrder } = sortScreen(page)
      await expectOrder(['Chocolate', 'Fruit', 'From the oven'])
      const place = page.getByRole('textbox', { name: /From the oven/ })
      await place.fill('1')
      await place.press('Enter')
      await expectOrder(['From the oven', 'Chocolate', 'Fruit'])
      await save.click()
      await expect(page).toHaveURL(/\/ai-recommendation/)
    })

    await journey.step('an item for it, with the passphrase of the menu', async () => {
      await pickIn(page.getByRole('combobox', { name: 'Add an item to With nuts' }), 'Umm Ali')
      await givePassphrase(page, menuPassphrase)
      await expect(page.getByRole('list', { name: 'Items of With nuts' }).getByText('Umm Ali')).toBeVisible()
    })

    await journey.step('a guest gets it, and the preview shows the same in Arabic', async () => {
      await page.getByRole('button', { name: 'Try it' }).click()
      const phone = page.getByRole('dialog')
      await phone.getByRole('button', { name: 'العربية' }).click()
      await expect(phone.locator('[lang=ar][dir]')).toHaveAttribute('dir', 'rtl')
      await phone.getByRole('button', { name: 'من الفرن' }).click()
      await expect(phone.getByText('هل تحب المكسرات؟')).toBeVisible()
      await phone.getByRole('button', { name: 'بالمكسرات', exact: true }).click()
      await expect(phone.getByText('أم علي')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(phone).toBeHidden()
      const guest = await guestAt({ url, table: 'Room 207' })
      const { dialogs, items } = await guest.recommendations()
      const [oven] = dialogs.find(({ dialog }) => dialog === 'dessert')?.mainOptions ?? []
      const ids = oven?.subOptions[0]?.itemIds ?? []
      expect([oven?.name.en, items.filter(({ id }) => ids.includes(id)).map(({ name }) => name.en)]).toEqual([
        'From the oven',
        ['Umm Ali'],
      ])
    })

    await journey.step('what is ordered together is counted and accepted, and says what it earned', async () => {
      await page.getByRole('button', { name: 'Suggestions' }).click()
      await linesOfOrders(url)
      await page.getByRole('button', { name: /^Count (orders|again)$/ }).click()
      const ofPairs = /^Accept: (?!.*, often with:)/
      const label = await page.getByRole('button', { name: ofPairs }).first().getAttribute('aria-label')
      const accept = page.getByRole('button', { name: label ?? 'Accept', exact: true })
      await accept.click()
      await expect(accept).toBeHidden()
      await page.getByRole('button', { name: 'Accepted' }).click()
      const row = page.getByRole('row').filter({ hasText: label?.replace('Accept: ', '') ?? 'no pair' })
      await expect(row).toContainText('With the next count')
      await page.getByRole('button', { name: 'Count again' }).click()
      await expect(row).toContainText(/0 orders · AED\s0\.00/)
    })
  },
)

/** Fills in a text in the two languages that are required, and saves it. */
async function write(page: Page, { en, ar }: { en: string; ar: string }): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Text in English' }).fill(en)
  await form.getByRole('textbox', { name: 'Text in Arabic' }).fill(ar)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

/** Waits until the lines of the demo's orders are rows, which a schedule writes. */
async function linesOfOrders(url: string): Promise<void> {
  const token = await tokenOf(url, email)
  const sold = () => call<object[]>(url, { path: 'sold-counts?restaurantId=1', token })
  await expect.poll(async () => (await sold()).length, { timeout: 120_000 }).toBeGreaterThan(20)
}
