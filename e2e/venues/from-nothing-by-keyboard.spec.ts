import { expect, type Locator, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { tabTo } from '../house/keyboard.ts'
import { sheetOf } from '../house/write-sheet.ts'
import { createAdmin } from '../people/first-admin.ts'
import { guestAt } from '../people/guest.ts'
import { password } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { bulkDrawer } from '../screens/bulk.ts'
import { orderScreen } from '../screens/order.ts'
import { signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile({ hasDemo: false })

const admin = 'ada@palm.example'

const venue = 'Palm House'
const manager = 'noor@palm.example'
const dish = 'Fattoush'

journey('by keyboard alone: from nothing to a paid order', async ({ seat }) => {
  createAdmin(brigade.folder, admin)
  const office = await seat({ url: brigade.url })
  const { press, type, choose } = byKeyboard(office)
  const button = (name: string | RegExp) => office.getByRole('button', { name, exact: true }).first()

  await journey.step('the admin signs in and creates a venue', async () => {
    const { email, password: secret, submit } = signInScreen(office)
    await type(email, admin)
    await type(secret, password)
    await press(submit)
    await press(button('New venue'))
    const drawer = office.getByRole('dialog', { name: 'New venue' })
    await type(drawer.getByRole('textbox', { name: 'Name' }), venue)
    await choose(drawer.getByRole('combobox', { name: 'Currency' }), 'AED')
    await press(drawer.getByRole('button', { name: 'Create venue' }))
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(venue)
  })

  await journey.step('adds tables', async () => {
    await press(office.getByRole('link', { name: /^Tables or rooms/ }))
    await press(button('Add tables'))
    const drawer = office.getByRole('dialog', { name: 'New tables or rooms' })
    await type(drawer.getByRole('textbox', { name: 'Names' }), 'A1-A3')
    await press(drawer.getByRole('button', { name: 'Save' }))
    await expect(office.getByRole('rowheader')).toHaveCount(3)
  })

  const venueId = Number(new URL(office.url()).searchParams.get('venue'))
  await journey.step('reads the menu from spreadsheets', async () => {
    await office.goto(`/menu?venue=${venueId}`)
    await importSheet(office, press, { panel: 'menus', rows: [names, ['All day', 'طوال اليوم']] })
    // The only menu and the only category are chosen.
    await importSheet(office, press, { panel: 'categories', rows: [names, ['Starters', 'مقبلات']] })
    const header = [...names, 'description_english', 'description_arabic', 'price', 'category']
    const item = [dish, 'طبق', 'Fresh', 'طازج', '38', 'Starters']
    await importSheet(office, press, { panel: 'items', rows: [header, item] })
    await office.goto(`/staff?venue=${venueId}`)
  })

  const link = await journey.step('invites the manager', async () => {
    await press(button('Invite'))
    const drawer = office.getByRole('dialog')
    await type(drawer.getByRole('textbox', { name: 'Email' }), manager)
    await type(drawer.getByRole('textbox', { name: 'First name' }), 'Noor')
    await type(drawer.getByRole('textbox', { name: 'Last name' }), 'Aziz')
    await choose(drawer.getByRole('combobox', { name: 'Role' }), 'Manager')
    await press(drawer.getByRole('button', { name: 'Invite' }))
    return office.getByRole('dialog', { name: 'Invitation for Noor Aziz' }).getByRole('textbox').inputValue()
  })

  const desk = await seat({ url: brigade.url, path: new URL(link).pathname })
  const own = byKeyboard(desk)
  await journey.step('the manager chooses a password', async () => {
    await own.type(desk.getByLabel('Password', { exact: true }), password)
    await own.press(desk.getByRole('button', { name: 'Start working' }))
    await expect(desk).toHaveURL(/\/orders\/list$/)
  })

  await journey.step('accepts the order of a guest, and takes the money', async () => {
    const guest = await guestAt({ url: brigade.url, table: 'A2', manager })
    const { id } = await guest.order({ dish, quantity: 2 })
    await own.press(
      board(desk)
        .card('In Queue', id)
        .getByRole('button', { name: /^Accept/ }),
    )
    const card = board(desk).card('In Progress', id).getByRole('link', { name: 'A2' })
    // A key right after another one at the same place does nothing.
    await expect(async () => {
      await own.press(card)
      await expect(orderScreen(desk).heading).toContainText(`#${id}`, { timeout: 3_000 })
    }).toPass()
    await own.press(orderScreen(desk).money.getByRole('button', { name: 'Take payment' }))
    const payment = desk.getByRole('alertdialog')
    await own.press(payment.getByRole('button', { name: 'Cash', exact: true }))
    await own.press(payment.getByRole('button', { name: 'Record payment' }))
    await expect(orderScreen(desk).money).toContainText('Paid in cash')
    for (const act of [/^Mark ready/, /^Deliver/, /^Mark complete/])
      await own.press(desk.getByRole('button', { name: act }).first())
    await expect(desk.getByRole('main')).toContainText('Completed')
  })

  await journey.step('the admin reads it in finance and in the audit log', async () => {
    await press(office.getByRole('dialog', { name: 'Invitation for Noor Aziz' }).getByRole('button', { name: 'Done' }))
    // The dialog gives the focus back when it is gone.
    await expect(office.getByRole('dialog')).toHaveCount(0)
    await press(office.getByRole('link', { name: 'Finance' }))
    await expect(office.getByRole('region', { name: 'Totals' })).toContainText('76.00')
    await office.goto('/audit')
    await expect(office.getByText('Ada Lovelace added an import of items').first()).toBeVisible()
  })
})

const names = ['name_english', 'name_arabic']

type Sheet = { panel: 'menus' | 'categories' | 'items'; rows: string[][] }

/** The file itself is chosen in a window of the system, which opens by a press. */
async function importSheet(
  page: Page,
  press: (target: Locator) => Promise<void>,
  { panel, rows }: Sheet,
): Promise<void> {
  const bulk = bulkDrawer(page)
  await press(page.locator(`[data-panel=${panel}] header button`).first())
  const opened = page.waitForEvent('filechooser')
  await press(bulk.drawer.getByRole('button', { name: 'Choose file' }))
  const chooser = await opened
  await chooser.setFiles({ name: `${panel}.xlsx`, mimeType: 'application/octet-stream', buffer: sheetOf(rows) })
  await press(bulk.submit)
  await press(bulk.import)
  await expect(bulk.drawer).toHaveCount(0)
}

/** Works on a page with the keyboard alone. */
function byKeyboard(page: Page) {
  return {
    async press(target: Locator): Promise<void> {
      await tabTo(page, target)
      await page.keyboard.press((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
    },
    async type(field: Locator, text: string): Promise<void> {
      await tabTo(page, field)
      // As fast as a hand: faster keys before an Enter are those of a barcode scanner.
      await page.keyboard.type(text, { delay: 70 })
    },
    async choose(field: Locator, choice: string): Promise<void> {
      await tabTo(page, field)
      await page.keyboard.press('Enter')
      await chooseActive(page, choice)
    },
  }
}

/** Goes down an open list to a choice, and takes it. */
async function chooseActive(page: Page, choice: string): Promise<void> {
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')
  await expect(active).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    if ((await active.textContent())?.startsWith(choice)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}
