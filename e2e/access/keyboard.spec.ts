import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { pressUntilFocused, tabTo } from '../house/keyboard.ts'
import { guestAt } from '../people/guest.ts'
import { password } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { orderScreen } from '../screens/order.ts'
import { signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

journey(
  'without a mouse: sign in, accept an order, open it, resolve a request, print the code of a room',
  async ({ seat }) => {
    const guest = await guestAt({ url: brigade.url, table: 'Room 110' })
    const { id } = await guest.order({ dish: 'Fattoush' })
    await (await guestAt({ url: brigade.url, table: 'Room 111' })).ask('icebucket')
    const page = await seat({ url: brigade.url })
    const { keyboard } = page
    await tabTo(page, signInScreen(page).email)
    await keyboard.type('manager@hotel.demo')
    await tabTo(page, signInScreen(page).password)
    await keyboard.type(password)
    await keyboard.press('Enter')
    await expect(board(page).column('In Queue').getByRole('article').first()).toBeVisible()

    await journey.step('the question mark shows what the keyboard can do, and Escape closes it', async () => {
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      // A key that follows another within a second could be of a scanner.
      await expect(async () => {
        await keyboard.press('?')
        await expect(dialog).toBeVisible({ timeout: 2_000 })
      }).toPass()
      const keys = () => dialog.getByRole('term').allTextContents()
      await expect
        .poll(async () => new Set(await keys()))
        .toEqual(new Set(['?', 'Ctrl+K', 'Alt+J', 'Alt+K', 'Alt+A', 'Alt+U']))
      await expect(dialog).toContainText('Accept / next step')
      await keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
    await journey.step('arrows go from card to card and from column to column', () => goByArrows(page))

    const waiting = board(page).card('In Queue', id).getByRole('link', { name: 'Room 110' })
    await pressUntilFocused(page, 'Alt+j', waiting)
    await expect(
      board(page)
        .card('In Queue', id)
        .getByRole('button', { name: /^Accept/ }),
    ).toHaveAttribute('aria-keyshortcuts', 'Alt+A')
    await keyboard.press('Alt+a')

    await expect(waiting).toHaveCount(0)
    await tabTo(page, board(page).search)
    // Here the question mark is a letter.
    await keyboard.type('?')
    await expect(board(page).search).toHaveValue('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await keyboard.press('Backspace')
    await keyboard.type(`#${id}`)
    const accepted = board(page).card('In Progress', id).getByRole('link', { name: 'Room 110' })
    await expect(accepted).toBeVisible()
    await tabTo(page, accepted)
    await keyboard.press('Enter')

    await expect(orderScreen(page).heading).toHaveText(`Room 110 #${id}`)
    await expect(orderScreen(page).heading).toBeFocused()
    await journey.step('Escape leads back to the button that opened a drawer or a question', () => openAndEscape(page))
    await tabTo(page, orderScreen(page).back)
    await keyboard.press('Enter')

    await expect(board(page).heading).toBeVisible()
    await expect(accepted).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'All orders' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Page 2', exact: true }))
    await keyboard.press('Enter')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages.locator('[aria-current]')).toHaveAccessibleName('Page 2')
    await journey.step('the menu is skipped, and a request is taken and resolved', () => takeAndResolve(page))
    await journey.step('the code of a room is shown and printed', () => printCode(page))
  },
)

/** Goes over the board by arrow keys. */
async function goByArrows(page: Page): Promise<void> {
  const { keyboard } = page
  const cards = (name: 'In Queue' | 'Updated' | 'In Progress') => board(page).column(name).getByRole('article')
  const card = (name: 'In Queue' | 'Updated' | 'In Progress', place = 0) => cards(name).nth(place).getByRole('link')
  await expect(card('In Progress')).toBeVisible()
  await pressUntilFocused(page, 'Alt+j', card('In Queue'))
  await keyboard.press('ArrowDown')
  await expect(card('In Queue', 1)).toBeFocused()
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowRight')
  await expect(card('Updated')).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(card('In Progress')).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(card('Updated')).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(card('In Queue')).toBeFocused()
}

/** Opens what the page of an order has behind its buttons, and closes it again. */
async function openAndEscape(page: Page): Promise<void> {
  const { edit, cart, more, cancel, cancelling } = orderScreen(page)
  for (const [opener, opened] of [
    [edit, cart.dialog],
    [cancel, cancelling],
  ] as const) {
    if (opener === cancel) {
      await tabTo(page, more)
      await page.keyboard.press('Enter')
    }
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(opened).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
}

async function takeAndResolve(page: Page): Promise<void> {
  await page.goto('/tables/request')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Room 111' }) })
  await expect(row).toContainText('Unassigned')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, row.getByRole('button', { name: 'Take' }))
  await page.keyboard.press('Enter')
  await expect(row).not.toContainText('Unassigned')
  const resolve = row.getByRole('button', { name: 'Resolve' })
  await tabTo(page, resolve)
  // It stands where the last act was. A key that follows that one closely has no effect.
  await expect(async () => {
    if (await resolve.isVisible()) await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
}

async function printCode(page: Page): Promise<void> {
  await page.goto('/qrslist?tab=tables&search=305')
  const show = page.getByRole('button', { name: 'Show code for Room 305' })
  const shown = page.getByRole('dialog', { name: 'Code for Room 305' })
  await expect(show).toBeVisible()
  await tabTo(page, show)
  await page.keyboard.press('Enter')
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(show).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Print 1 code' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Room 305' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Back to codes' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'QR codes' })).toBeVisible()
}
