import { expect, type Page } from '@playwright/test'
import { movingClock } from '../house/let-pass.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'
import { pickIn } from '../screens/choice-field.ts'
import { newOrder } from '../screens/new-order.ts'

const brigade = brigadeOfThisFile()
const managerEmail = 'manager@restaurant.demo'
const timeZone = 'America/New_York'
const dish = 'Cucumber and Basil Spritz'

journey(
  'a promotion changes a price at its hour: the marketer previews it in Arabic, the open order desk and a guest get the price, and both lose it when the hour is over',
  async ({ seat }) => {
    const { url } = brigade
    const usual = await priceOf(dish)
    const desk = await seat({ url, email: 'waiter@restaurant.demo' })
    const pass = await movingClock(desk)
    await newOrder(desk).button.click()
    await newOrder(desk).search.fill(dish)
    const onDesk = newOrder(desk).item(new RegExp(dish))
    await expect(onDesk).toContainText(usual.toFixed(2))
    const marketer = await seat({ url, email: 'marketing@restaurant.demo' })
    await expect(marketer.getByRole('heading', { level: 1, name: 'Marketing' })).toBeVisible()

    await addHappyHour(marketer)

    await expect(marketer.getByRole('row', { name: /Happy hour/ })).toContainText('Running now')
    await expect(onDesk).toContainText((usual / 2).toFixed(2))
    const guest = await guestAt({ url, table: 'Table 9', manager: managerEmail })
    expect(await guest.order({ dish })).toMatchObject({ cart: [{ price: usual / 2, basePrice: usual }] })

    await pass(3 * 3_600_000)
    await expect(onDesk).toContainText(usual.toFixed(2))

    await marketer.getByRole('button', { name: 'Discounted now' }).click()
    await expect(marketer.getByRole('row', { name: new RegExp(dish) })).toContainText('Happy hour')
    await marketer.getByRole('button', { name: 'Promotions' }).click()
    await marketer.getByRole('button', { name: 'Pause: Happy hour' }).click()
    await expect(marketer.getByRole('row', { name: /Happy hour/ })).toContainText('Paused')
    expect(await guest.order({ dish })).toMatchObject({ cart: [{ price: usual }] })
  },
)

/** Adds a promotion with half the price at this hour and the next one, so that it does not end while the journey runs. */
async function addHappyHour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add promotion' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Title in English' }).fill('Happy hour')
  await form.getByRole('textbox', { name: 'Title in Arabic' }).fill('ساعة السعادة')
  await pickIn(form.getByRole('combobox', { name: 'Items' }), dish)
  await form.getByRole('group', { name: dish }).getByRole('textbox', { name: 'Or percent off' }).fill('50')
  const hour = Number(new Date().toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }))
  for (const each of [hour, (hour + 1) % 24])
    await pickIn(form.getByRole('combobox', { name: 'Hours' }), hourText(each))
  const preview = form.getByRole('region', { name: 'What guests see' })
  await preview.getByRole('button', { name: 'العربية' }).click()
  await expect(preview.locator('[lang=ar][dir]')).toHaveAttribute('dir', 'rtl')
  await expect(preview.getByText('ساعة السعادة')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
}

async function priceOf(name: string): Promise<number> {
  const { url } = brigade
  const items = await call<{ name: { en: string }; price: number }[]>(url, {
    path: 'items?skipPaginate=true',
    token: await tokenOf(url, managerEmail),
  })
  return items.find((item) => item.name.en === name)?.price ?? 0
}
