import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { signInAs, signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

journey('signed-in people see the frame of the screen while the program loads, others do not', async ({ seat }) => {
  const page = await seat({ url: brigade.url })
  const goOn = await holdProgram(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(frame(page)).toBeHidden()
  goOn()
  await signInAs(page, 'waiter@hotel.demo')

  const goOnAgain = await holdProgram(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(frame(page).getByText('Orders')).toBeVisible()
  await page.evaluate(countShifts)
  goOnAgain()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(frame(page)).toBeHidden()
  expect(await page.evaluate(() => globalThis.layoutShifts)).toBe(0)

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(signInScreen(page).heading).toBeVisible()
  await expect(frame(page)).toBeHidden()
})

function frame(page: Page) {
  return page.locator('#first-frame')
}

/** Holds back the whole program until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/base-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

declare global {
  var layoutShifts: number
}

/** Runs in the page: sums up the layout shifts. */
function countShifts(): void {
  globalThis.layoutShifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      globalThis.layoutShifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
