import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectToFit, expectWhole } from '../house/fits.ts'
import { letPass } from '../house/let-pass.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { join, setPin } from '../people/joined.ts'
import type { Order } from '../people/order.ts'
import { colleague, password, tokenOf } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { whoScreen } from '../screens/who.ts'

const brigade = brigadeOfThisFile()

const tablet = { viewport: { width: 1024, height: 768 } }
const omar = 'ordertaker@hotel.demo'

journey('two people change on a shared tablet, and each act carries the right name', async ({ seat }) => {
  const { url } = brigade
  await join(url, { email: 'zara@hotel.demo', fname: 'Zara', lname: 'Idris', role: 'orderTaker' })
  await setPin(url, { email: 'zara@hotel.demo', pin: '739154' })
  const guest = await guestAt({ url, table: 'Room 101' })
  const orders = [await guest.order({ dish: 'Fattoush' }), await guest.order({ dish: 'Fattoush' })] as const

  await journey.step('Omar sets a PIN in his settings', async () => {
    const own = await seat({ url, email: omar, path: '/settings' })
    const panel = own.getByRole('region', { name: 'PIN' })
    await panel.getByLabel('New PIN').fill('1234')
    await panel.getByLabel('Your password').fill(password)
    await panel.getByRole('button', { name: 'Set PIN' }).click()
    await expect(panel.getByText('This PIN is easy to guess.', { exact: false })).toBeVisible()
    await panel.getByLabel('New PIN').fill('4821')
    await panel.getByRole('button', { name: 'Set PIN' }).click()
    await expect(panel.getByText(/^You have had a PIN since/)).toBeVisible()
  })

  const page = await seat({ url, ...tablet, email: 'manager@hotel.demo', path: '/settings/venue' })
  const who = whoScreen(page)
  await journey.step('the manager shares the tablet, and is signed out', async () => {
    await page.getByRole('link', { name: /^Shared devices/ }).click()
    await page.getByRole('button', { name: 'Share this device' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name of the device' }).fill('Bar tablet')
    await page.getByRole('dialog').getByRole('button', { name: 'Share device' }).click()
    await expect(who.heading).toBeVisible()
    await expect(page.getByText('Bar tablet · Harbour Hotel')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('brigade-token'))).toBeNull()
  })

  await journey.step('Omar accepts an order', async () => {
    await who.person('Omar Siddiqui').click()
    await who.press('4821')
    await who.ok.click()
    await accept(orders[0].id)
  })

  await journey.step('Zara accepts another one, by the keyboard alone', async () => {
    await page.keyboard.press('Alt+p')
    await expect(who.person('Omar Siddiqui')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(who.field).toBeFocused()
    // Six digits are the longest PIN: the last one signs in.
    await page.keyboard.type('٧٣٩١٥٤')
    await accept(orders[1].id)
  })

  await journey.step('the log of each order has the right name', async () => {
    const token = await tokenOf(url, 'manager@hotel.demo')
    const [first, second] = await Promise.all(
      orders.map(({ id }) => call<Order & { acceptedBy: string }>(url, { path: `order/${id}`, token })),
    )
    expect([first?.acceptedBy, second?.acceptedBy]).toEqual(['Omar Siddiqui', 'Zara Idris'])
  })

  await journey.step('wrong PINs lock Omar there, and not Zara', async () => {
    await who.switchPerson.click()
    await who.person('Omar Siddiqui').click()
    for (let time = 0; time < 5; time += 1) {
      await who.field.fill('1928')
      // It was right with four digits before, so the first one needs no Enter.
      if (time > 0) await who.field.press('Enter')
      await expect(who.field).toHaveValue('')
    }
    await expect(who.problem).toContainText(/^Too many wrong PINs. Try again in [45]:\d\d/)
    await who.otherPerson.click()
    await who.person('Zara Idris').click()
    await who.press('739154')
    await expect(who.switchPerson).toContainText('Zara Idris')
  })

  await journey.step('the manager removes the tablet, and it says so', async () => {
    const desk = await seat({ url, email: 'manager@hotel.demo', path: '/shared-devices' })
    await desk.getByRole('button', { name: 'Remove: Bar tablet' }).click()
    await desk.getByRole('button', { name: 'Remove device' }).click()
    await expect(page.getByText('This device is no longer shared.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Sign in with a password' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  })

  async function accept(id: number): Promise<void> {
    const card = board(page).card('In Queue', id)
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(card).toHaveCount(0)
  }
})

journey('an idle tablet asks who is there, and what was typed waits for the same person only', async ({ seat }) => {
  const { url } = brigade
  await setPin(url, { email: 'manager@hotel.demo', pin: '628351' })
  await setPin(url, { email: omar, pin: '482193' })
  const token = await tokenOf(url, 'admin@brigade.demo')
  const body = { restaurantId: 1, name: 'Terrace tablet', lockAfterMinutes: 5 }
  const device = await call<{ token: string }>(url, { method: 'POST', path: 'shared-devices', token, body })
  const page = await seat({ url, ...tablet, path: '/login' })
  await page.evaluate(
    (kept) => localStorage.setItem('brigade-shared-device', kept),
    JSON.stringify({ ...body, ...device }),
  )
  const who = whoScreen(page)
  const typed = page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first()

  await journey.step('the manager leaves a form open, and the tablet locks', async () => {
    await page.goto('/')
    await signIn('Layla Haddad', '628351')
    await page.goto('/tables?add')
    await typed.fill('Cabana 7')
    await untilLocked()
  })

  await journey.step('the manager finds it again', async () => {
    await signIn('Layla Haddad', '628351')
    await expect(typed).toHaveValue('Cabana 7')
    await untilLocked()
  })

  await journey.step('another person begins at their own screen, and finds nothing of it', async () => {
    await signIn('Omar Siddiqui', '482193')
    await expect(page).toHaveURL(`${url}/orders/list`)
    await expect(board(page).heading).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept).not.toContain('Cabana 7')
  })

  await journey.step('on a shared phone, the header of an order has its whole title and the person', async () => {
    const waiter = 'waiter@hotel.demo'
    const [order] = await (await colleague(url, waiter)).openOrders()
    const phone = await seat({ url, email: waiter, viewport: { width: 390, height: 844 } })
    await phone.evaluate(
      (kept) => localStorage.setItem('brigade-shared-device', kept),
      JSON.stringify({ ...body, ...device }),
    )
    await phone.goto(`/orders/${order!.id}`)
    const title = phone.getByRole('status').getByText(`Order #${order!.id}`)
    for (const width of [390, 360]) {
      await phone.setViewportSize({ width, height: 844 })
      await expect(title).toBeVisible()
      await expectWhole(title)
      await expect(whoScreen(phone).switchPerson).toBeInViewport({ ratio: 0.95 })
      await expectToFit(phone)
    }
  })

  /** The part that locks is fetched once the screen is drawn, and counts from then. */
  async function untilLocked(): Promise<void> {
    const isLocked = async () => {
      await letPass(page, 5 * 60_000)
      return who.heading.isVisible()
    }
    await expect.poll(isLocked, { intervals: [2_000] }).toBe(true)
  }

  async function signIn(name: string, pin: string): Promise<void> {
    await who.person(name).click()
    await page.keyboard.type(pin)
    await expect(who.switchPerson).toContainText(name)
  }
})
