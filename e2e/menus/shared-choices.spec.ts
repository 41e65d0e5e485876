import { expect, type Locator } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { pickIn } from '../screens/choice-field.ts'
import { menuBoard } from '../screens/menu-board.ts'
import { givePassphrase, menuPassphrase } from '../screens/passphrase.ts'

const brigade = brigadeOfThisFile()

/**
 * The most presses that a menu of fifteen items may take, each with a group of options: clicks, choices in lists, and
 * keys that save. Fields that are filled in are counted apart: each item has five.
 */
const mostPresses = 60
const mostFields = 90

const categories = [
  ['Wraps', 'لفائف'],
  ['Bowls', 'أطباق'],
  ['Plates', 'صحون'],
] as const

journey('fifteen items get a shared group in few presses, and it is edited once for all', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'manager@restaurant.demo', path: '/menu' })
  const { add, drawer, field, name: fillName, panel, save } = menuBoard(page)
  const next = drawer.getByRole('button', { name: 'Save and add another' })
  let presses = 0
  let fields = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  const write = async (target: Locator, text: string) => {
    fields += 1
    await target.fill(text)
  }
  const name = async (english: string, arabic: string) => {
    fields += 2
    await fillName(english, arabic)
  }
  /** Opens a list, chooses, and closes it where several can be chosen. */
  const pick = async (target: Locator, choice: string, isForSeveral = false) => {
    presses += isForSeveral ? 3 : 2
    await pickIn(target, choice)
  }
  /** Saves a record that is followed by another one, by the keyboard. */
  const saveAndNext = async (said: string) => {
    presses += 1
    await drawer.getByLabel('Name in English').press('Control+Enter')
    await expect(page.getByText(said)).toBeVisible()
    await expect(drawer.getByLabel('Name in English')).toHaveValue('')
    await expect(drawer.getByLabel('Name in English')).toBeFocused()
  }

  await journey.step('a menu and its categories', async () => {
    await press(add('menu'))
    await name('Lunch box', 'علبة الغداء')
    await press(save)
    await expect(page.getByText('Menu added successfully!')).toBeVisible()
    await press(panel('Menus').getByText('Lunch box'))
    await press(add('category'))
    presses += 1
    await givePassphrase(page, menuPassphrase)
    for (const [english, arabic] of categories) {
      await name(english, arabic)
      if (english === 'Plates') await press(save)
      else await saveAndNext('Category added successfully!')
    }
    await expect(panel('Categories').getByText('Plates')).toBeVisible()
  })

  await journey.step('a group that they will share', async () => {
    await press(page.getByRole('button', { name: 'More actions' }))
    await press(page.getByRole('menuitem', { name: 'Shared choices' }))
    await press(page.getByRole('button', { name: 'Add modifier group' }))
    await pick(drawer.getByRole('combobox', { name: 'Group name' }), 'Choose Your Sauce')
    await press(save)
    for (const [english, arabic, price] of [
      ['Ketchup', 'كاتشب', '0'],
      ['Garlic', 'ثوم', '0.5'],
    ] as const) {
      await name(english, arabic)
      await write(field('Price'), price)
      await press(english === 'Ketchup' ? next : save)
      await expect(page.getByRole('dialog').getByText(english, { exact: true })).toBeVisible()
    }
    await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first())
  })

  await journey.step('the items', async () => {
    // The entry of the side menu is a press too.
    presses += 1
    await page.goto('/menu')
    await press(panel('Menus').getByText('Lunch box'))
    await press(panel('Categories').getByText('Wraps'))
    await press(add('item'))
    await pick(drawer.getByRole('combobox', { name: 'Shared modifier groups' }), 'Choose Your Sauce', true)
    for (const [place, [category]] of categories.entries()) {
      if (place > 0) await pick(drawer.getByRole('combobox', { name: 'Category' }), category)
      for (let nth = 1; nth <= 5; nth += 1) {
        await name(`${category} ${nth}`, `طبق ${place} ${nth}`)
        await write(field('Description in English'), 'Made to order')
        await write(field('Description in Arabic'), 'يُحضّر عند الطلب')
        await write(field('Price'), '9')
        const isLast = place === categories.length - 1 && nth === 5
        await press(isLast ? save : next)
        if (isLast) await expect(drawer).toHaveCount(0)
        else await expect(drawer.getByLabel('Name in English')).toHaveValue('')
      }
    }
  })

  const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
  const menus = await editor.menusOf(2)
  const items = await editor.itemsOf(menus.find(({ name: { en } }) => en === 'Lunch box')!.id)
  expect(items).toHaveLength(15)
  expect(items.every(({ modifiersCount }) => modifiersCount === 1)).toBe(true)
  expect(presses).toBeLessThanOrEqual(mostPresses)
  expect(fields).toBeLessThanOrEqual(mostFields)

  await journey.step('the group is edited once, and each item has it', async () => {
    await page.goto(`/items/${items[7]!.id}`)
    await page.getByRole('button', { name: 'Edit Choose Your Sauce' }).click()
    await page.getByRole('link', { name: 'Edit for all 15 items' }).click()
    await field('Choose at most').fill('2')
    await save.click()
    await expect(page.getByText('Shared modifier group updated.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Choose Your Sauce' })).toContainText('1 to 2')
    const groups = await editor.groupsOf(items[0]!.id)
    expect(groups).toMatchObject([{ min: 1, max: 2 }])
  })
})
