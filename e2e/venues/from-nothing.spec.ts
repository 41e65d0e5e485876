import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { sheetOf } from '../house/write-sheet.ts'
import { createAdmin } from '../people/first-admin.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, password } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { bulkDrawer } from '../screens/bulk.ts'
import { orderScreen } from '../screens/order.ts'
import { signInAs } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile({ hasDemo: false })

const admin = 'ada@palm.example'
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }
const manager = 'noor@palm.example'

journey(
  'on a tablet, a group begins with nothing: a venue, tables, a menu, staff, an order, its payment, and the log of it all',
  async ({ seat }) => {
    const { url, folder } = brigade
    createAdmin(folder, admin)
    const office = await seat({ url, ...tablet })
    await signInAs(office, admin)

    const venueId = await journey.step('the admin creates a venue', async () => {
      await expect(office.getByRole('heading', { level: 1 })).toHaveText('Hotels')
      await office.getByRole('button', { name: 'New venue' }).first().tap()
      const drawer = office.getByRole('dialog', { name: 'New venue' })
      await drawer.getByRole('textbox', { name: 'Name' }).fill('Palm House')
      await drawer.getByRole('combobox', { name: 'Currency' }).tap()
      await office.getByTitle(/^AED/).tap()
      await drawer.getByRole('button', { name: 'Create venue' }).tap()
      await expect(office.getByRole('heading', { level: 1 })).toHaveText('Palm House')
      return Number(new URL(office.url()).pathname.split('/').at(-1))
    })

    await journey.step('adds tables', async () => {
      await office.getByRole('link', { name: /^Tables or rooms/ }).tap()
      await office.getByRole('button', { name: 'Add tables' }).first().tap()
      const drawer = office.getByRole('dialog', { name: 'New tables or rooms' })
      await drawer.getByRole('textbox', { name: 'Names' }).fill('A1-A12')
      await drawer.getByRole('button', { name: 'Save' }).tap()
      await expect(office.getByRole('rowheader')).toHaveCount(12)
    })

    await journey.step('reads the menu from spreadsheets', async () => {
      await office.goto(`/menu?venue=${venueId}`)
      await importSheet(office, 'menus', [
        ['name_english', 'name_arabic'],
        ['All day', 'طوال اليوم'],
      ])
      await office.locator('[data-panel=menus]').getByText('All day').tap()
      await importSheet(office, 'categories', [
        ['name_english', 'name_arabic'],
        ['Salads', 'سلطات'],
      ])
      await office.locator('[data-panel=categories]').getByText('Salads').tap()
      await importSheet(office, 'items', [
        ['name_english', 'name_arabic', 'description_english', 'description_arabic', 'price', 'category'],
        ['Fattoush', 'فتوش', 'A fresh salad', 'سلطة طازجة', '38', 'Salads'],
      ])
      await expect(office.locator('[data-panel=items]').getByText('Fattoush')).toBeVisible()
    })

    const link = await journey.step('invites the manager', async () => {
      await office.goto(`/staff?venue=${venueId}`)
      await office.getByRole('button', { name: 'Invite', exact: true }).first().tap()
      const drawer = office.getByRole('dialog')
      await drawer.getByRole('textbox', { name: 'Email' }).fill(manager)
      await drawer.getByRole('textbox', { name: 'First name' }).fill('Noor')
      await drawer.getByRole('textbox', { name: 'Last name' }).fill('Aziz')
      await drawer.getByRole('combobox', { name: 'Role' }).tap()
      await office.getByTitle('Manager', { exact: true }).tap()
      await drawer.getByRole('button', { name: 'Invite' }).tap()
      return office.getByRole('dialog', { name: 'Invitation for Noor Aziz' }).getByRole('textbox').inputValue()
    })

    const desk = await seat({ url, path: new URL(link).pathname, ...tablet })
    await journey.step('who chooses a password, and is at the board', async () => {
      await desk.getByLabel('Password', { exact: true }).fill(password)
      await desk.getByRole('button', { name: 'Start working' }).tap()
      await expect(desk).toHaveURL(`${url}/orders/list`)
    })

    await journey.step('the admin tests the venue with an order that counts nowhere', async () => {
      await office.goto(`/restaurants/${venueId}`)
      const step = office.getByRole('link', { name: /^Test order/ })
      await expect(step).not.toContainText('Done')
      await step.tap()
      const drawer = office.getByRole('dialog', { name: 'Test order at Palm House' })
      await expect(drawer.getByTitle('A1')).toBeVisible()
      await drawer.getByRole('button', { name: 'Place test order' }).tap()
      await expect(office).toHaveURL(/\/orders\/\d+$/)
      await expect(office.getByRole('main').getByText('Test', { exact: true })).toBeVisible()
      const id = Number(new URL(office.url()).pathname.split('/').at(-1))

      await desk.goto('/orders/list')
      const card = board(desk).card('In Queue', id)
      await expect(card.getByText('Test', { exact: true })).toBeVisible()
      await card.getByRole('button', { name: /^Accept/ }).tap()
      await expect(board(desk).card('In Progress', id)).toBeVisible()
      const floor = await colleague(url, manager)
      const [order] = await floor.openOrders()
      await floor.move(order!, 'delivered')

      await office.goto(`/restaurants/${venueId}`)
      await expect(step).toContainText('Done')
      await office.goto(`/orders/${id}`)
      await office.getByRole('button', { name: 'Discard test' }).tap()
      await expect(office.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible()
    })

    await journey.step('a guest orders, and the manager accepts, serves and takes the money', async () => {
      const guest = await guestAt({ url, table: 'A7', manager })
      const order = await guest.order({ dish: 'Fattoush', quantity: 2 })
      await board(desk)
        .card('In Queue', order.id)
        .getByRole('button', { name: /^Accept/ })
        .tap()
      await expect(board(desk).card('In Progress', order.id)).toBeVisible()
      const floor = await colleague(url, manager)
      const delivered = await floor.move(order, 'delivered')
      await desk.goto(`/orders/${order.id}`)
      // The last part of the page moves no button once it is there.
      await expect(orderScreen(desk).activity).toContainText('Delivered')
      await orderScreen(desk).money.getByRole('button', { name: 'Take payment' }).tap()
      const payment = desk.getByRole('alertdialog')
      await payment.getByText('Cash', { exact: true }).tap()
      await payment.getByRole('button', { name: 'Record payment' }).tap()
      await expect(orderScreen(desk).money).toContainText('Paid in cash')
      await floor.finish(delivered)
    })

    await journey.step('the sale is in finance, and everything is in the audit log', async () => {
      await office.goto('/orders/finorders')
      await expect(office.getByRole('region', { name: 'Totals' })).toContainText('76.00')

      await office.goto('/audit')
      const entries = office.getByRole('main')
      for (const entry of [
        'Noor Aziz signed in',
        'Ada Lovelace added the account of Noor Aziz',
        'Ada Lovelace added an import of items',
        'Ada Lovelace added the table A7',
      ])
        await expect(entries.getByText(entry).first()).toBeVisible()
      await office.goto('/audit?record=venue')
      await expect(entries.getByText('Ada Lovelace added the venue Palm House')).toBeVisible()
    })
  },
)

async function importSheet(page: Page, panel: 'menus' | 'categories' | 'items', rows: string[][]): Promise<void> {
  const bulk = bulkDrawer(page)
  await bulk.open(panel)
  await bulk.choose({ name: `${panel}.xlsx`, buffer: sheetOf(rows) })
  await bulk.submit.tap()
  await expect(bulk.count('created')).toHaveText(String(rows.length - 1))
  await bulk.import.tap()
  await expect(bulk.drawer).toHaveCount(0)
}
