import { expect, type Locator } from '@playwright/test'
import { expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import type { Order } from '../people/order.ts'
import { colleague } from '../people/staff.ts'
import { newOrder } from '../screens/new-order.ts'
import { offlineBanner } from '../screens/offline.ts'

const brigade = brigadeOfThisFile()
const waiterEmail = 'waiter@restaurant.demo'

journey('a waiter orders five lines by thumb, the answer is lost, and one order results', async ({ seat, wire }) => {
  const line = await wire(brigade)
  const look = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const waiter = await seat({ url: line.url, email: waiterEmail, ...look })
  // Only an established connection can be lost.
  await expect.poll(() => line.hasTold('"strategy":"jwt"')).toBe(true)
  const { button, dialog, table, menu, category, item, choices, seeOrder, order, place, alert } = newOrder(waiter)
  const before = await openOrderIds()
  let taps = 0
  const tap = async (target: Locator, isDone: () => Promise<void>) => {
    taps += 1
    await target.tap()
    await isDone()
  }
  const toChoose = (chip: Locator) => tap(chip, () => expect(chip).toHaveAttribute('aria-pressed', 'true'))
  const open = (dish: string) => tap(item(dish), () => expect(choices(dish).drawer).toBeVisible())
  const choose = (dish: string, option: string) => {
    const radio = choices(dish).option(option)
    return tap(radio, () => expect(radio).toBeChecked())
  }
  const add = (dish: string) => tap(choices(dish).add, () => expect(choices(dish).drawer).toHaveCount(0))

  await tap(button, () => expect(dialog).toBeVisible())
  await table.selectOption('Table 9')
  await toChoose(category('Flatbreads'))
  await open('Lamb and Pine Nut Flatbread')
  await expectToFit(waiter)
  await choose('Lamb and Pine Nut Flatbread', 'Hot')
  await add('Lamb and Pine Nut Flatbread')
  await toChoose(category('Mains'))
  await open('Olive Street Burger')
  const burger = choices('Olive Street Burger')
  await tap(burger.add, () => expect(burger.drawer.getByRole('alert')).toHaveText('Select all options'))
  await choose('Olive Street Burger', 'Well done')
  await choose('Olive Street Burger', 'Green salad')
  await burger.more('Avocado').tap()
  await tap(burger.more('Avocado'), () => expect(burger.more('Avocado')).toBeDisabled())
  await add('Olive Street Burger')
  await toChoose(menu('Bar'))
  await toChoose(category('Zero Proof'))
  await open('Mint Lemonade')
  await choose('Mint Lemonade', 'Large')
  await add('Mint Lemonade')
  await open('Soda')
  await choose('Soda', 'Ginger ale')
  await add('Soda')
  const spritz = item(/^Cucumber and Basil Spritz/)
  await tap(spritz, () => expect(spritz).toContainText('1×'))
  await tap(seeOrder, () => expect(order).toBeVisible())

  await expect(order.getByRole('group', { name: /^Quantity of/ })).toHaveCount(5)
  await expectToFit(waiter)
  // The table is not counted, because phones pick it in their own way: at one tap per second this is well below half a
  // minute.
  expect(taps).toBeLessThanOrEqual(25)

  line.hold()
  await tap(place, () => expect(place).toHaveAttribute('aria-busy', 'true'))
  await expect.poll(async () => (await openOrderIds()).length).toBe(before.length + 1)
  line.cut()
  line.release()
  await expect(alert).toContainText('Waiting for connection.')
  line.mend()

  await expect(waiter.getByText('Auto accepted staff order successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(offlineBanner(waiter)).toHaveCount(0)
  const [placed, ...others] = (await openOrders()).filter(({ id }) => !before.includes(id))
  expect(others).toEqual([])
  expect(placed).toMatchObject({ status: 'inprogress', table: 'Table 9', cart: { length: 5 } })
})

async function openOrders(): Promise<Order[]> {
  return (await colleague(brigade.url, waiterEmail)).openOrders()
}

async function openOrderIds(): Promise<number[]> {
  return (await openOrders()).map(({ id }) => id)
}
