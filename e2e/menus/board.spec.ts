import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { pickIn } from '../screens/choice-field.ts'
import { menuBoard } from '../screens/menu-board.ts'
import { givePassphrase, menuPassphrase } from '../screens/passphrase.ts'

const brigade = brigadeOfThisFile()

journey('a menu is built from nothing, and guests read it', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'manager@restaurant.demo', path: '/menu' })
  const { add, drawer, field, name, panel, save } = menuBoard(page)

  await add('menu').click()
  await name('Night', 'ليل')
  await save.click()
  await expect(page.getByText('Menu added successfully!')).toBeVisible()
  await panel('Menus').getByText('Night').click()
  await expect(panel('Categories').getByText('No categories yet.')).toBeVisible()

  await add('category').click()
  await givePassphrase(page, menuPassphrase)
  await name('Snacks', 'وجبات خفيفة')
  await save.click()
  await expect(page.getByText('Category added successfully!')).toBeVisible()
  await expect(panel('Menus').getByText('1 category · 0 items')).toBeVisible()

  await add('item').click()
  await name('Cheese toast', 'توست بالجبن')
  await field('Description in English').fill('Toasted when you ask')
  await field('Description in Arabic').fill('يُحمّص عند الطلب')
  await field('Price').fill('12.5')
  await save.click()
  await expect(page.getByText('Item added successfully!')).toBeVisible()
  await expect(panel('Items').getByText('USD 12.50')).toBeVisible()
  await expect(panel('Categories').getByText('1 item', { exact: true })).toBeVisible()

  await add('side').click()
  await name('Pickles', 'مخلل')
  await field('Price').fill('2')
  await field('Max').fill('3')
  await save.click()
  await expect(page.getByText('Condiment added successfully!')).toBeVisible()

  await add('modifier group').click()
  await pickIn(drawer.getByRole('combobox', { name: 'Group name' }), 'Choose Your Bread')
  await save.click()
  await expect(page.getByText('Modifier added successfully!')).toBeVisible()

  // The form of its first option opens automatically.
  for (const [english, arabic, price] of [
    ['White', 'أبيض', '0'],
    ['Rye', 'جاودار', '1.5'],
  ] as const) {
    if (english !== 'White') await page.getByRole('button', { name: 'Add option' }).click()
    await name(english, arabic)
    await field('Price').fill(price)
    await save.click()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('dialog').getByText(english, { exact: true })).toBeVisible()
  }

  const guest = await guestAt({ url: brigade.url, table: 'Table 3', manager: 'manager@restaurant.demo' })
  const night = (await guest.wholeMenu()).menus.find((menu) => menu.name.en === 'Night')
  expect(night).toMatchObject({
    name: { en: 'Night', ar: 'ليل' },
    categories: [
      {
        name: { en: 'Snacks' },
        items: [
          {
            name: { en: 'Cheese toast' },
            price: 12.5,
            condimentsList: [{ name: { en: 'Pickles' }, price: 2, min: 0, max: 3 }],
            modifiersList: [
              {
                groupName: { en: 'Choose Your Bread' },
                modifiersList: [{ name: { en: 'White' } }, { name: { en: 'Rye' }, price: 1.5 }],
              },
            ],
          },
        ],
      },
    ],
  })
})

journey(
  'of two people who edit one record the second sees what the first changed, and loses nothing',
  async ({ seat }) => {
    const { url } = brigade
    const first = await seat({ url, email: 'supermanager@brigade.demo', path: '/menu?venue=2' })
    const second = await seat({ url, email: 'manager@restaurant.demo', path: '/menu' })
    const [one, other] = [menuBoard(first), menuBoard(second)]
    const menuName = (await other.panel('Menus').locator('bdi').first().textContent()) ?? ''
    await one.edit(menuName).click()
    await other.edit(menuName).click()
    await one.field('Name in English').fill('Lunch and more')
    await other.field('Name in English').fill('Lunch, and late')
    await other.field('Name in Arabic').fill('غداء')

    await one.save.click()
    await expect(second.getByRole('region', { name: /^Menus/ }).getByText('Lunch and more')).toBeAttached()
    await other.save.click()

    await expect(other.drawer.getByText(/changed this record at \d\d:\d\d/)).toBeVisible()
    const choice = other.drawer.getByRole('group', { name: 'Name in English' })
    await expect(choice.getByRole('radio', { name: /Lunch, and late/ })).toBeChecked()
    await choice.getByRole('radio', { name: /Lunch and more/ }).click()
    await expect(other.field('Name in English')).toHaveValue('Lunch and more')
    await expect(other.field('Name in Arabic')).toHaveValue('غداء')
    await other.save.click()
    await expect(second.getByText('Menu updated successfully!')).toBeVisible()
    await expect(other.drawer).toHaveCount(0)
    await expect(one.panel('Menus').getByText('Lunch and more')).toBeVisible()
  },
)
