import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { leaveSeat } from '../house/windows.ts'
import { password } from '../people/staff.ts'
import { signInAs, signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

/** The link with the number of waiting requests. */
const requests = /^Requests/
/** The link with the number of ready orders. */
const walkersOrders = /^Orders/
const floor = 'Tables'
const setUp = 'Table setup'

const dailyOffice = ['Hotels', 'Active orders', 'All orders', floor, requests, 'Finance', 'Insights', 'Staff']
const headOffice = ['Overview', ...dailyOffice, 'Messages', 'Settings']
const adminOffice = [...dailyOffice, 'Super managers', 'Messages', 'Excel formats', 'Settings', 'Bulk Operations']
const takersDesk = ['Orders', 'Pre-Order Queue', 'All orders', floor, requests, 'Payments', 'Menu', 'Settings']
const venueDesk = ['Orders', 'All orders', floor, requests, 'Insights', 'Payments', 'POS']
const venueOffice = [...venueDesk, 'Menu', 'Menu Forms', setUp, 'Marketing', 'Guest Services', 'Staff', 'Settings']

/** The first screen of each role, and the short words of its menu; the kitchen has none. */
const people = [
  { role: 'admin', email: 'admin@brigade.demo', lands: '/restaurants', menu: adminOffice },
  { role: 'organization', email: 'organization@brigade.demo', lands: '/overview', menu: headOffice },
  {
    role: 'super manager',
    email: 'supermanager@brigade.demo',
    lands: '/restaurants',
    menu: ['Hotels', 'Mailings', 'Menu', 'Settings'],
  },
  { role: 'manager', email: 'manager@hotel.demo', lands: '/orders/list', menu: venueOffice },
  {
    role: 'manager of a venue that only prints receipts',
    email: 'manager@receipts.demo',
    lands: '/orders/list',
    menu: ['Orders', 'Receipts', floor, 'Menu', setUp, 'Staff', 'Settings'],
  },
  { role: 'order taker', email: 'ordertaker@hotel.demo', lands: '/orders/list', menu: takersDesk },
  { role: 'waiter', email: 'waiter@hotel.demo', lands: '/orders/active', menu: [walkersOrders, floor, requests] },
  { role: 'kitchen', email: 'chief@hotel.demo', lands: '/orders/kitchenorders', menu: [] },
  {
    role: 'marketing',
    email: 'marketing@hotel.demo',
    lands: '/marketing',
    menu: ['Mailings', 'Marketing', 'Settings'],
  },
  {
    role: 'finance',
    email: 'finance@hotel.demo',
    lands: '/orders/finorders',
    menu: ['Finance', 'Insights', 'Payments', 'Settings'],
  },
]

journey('each role signs in, lands on its first screen and sees only its own menu', async ({ seat }) => {
  const page = await seat({ url: brigade.url, path: '/login' })
  for (const { role, email, lands, menu } of people) {
    await journey.step(role, async () => {
      await signInAs(page, email)
      await expect(page).toHaveURL(`${brigade.url}${lands}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').filter({ hasText: /\S/ })
      await expect(entries).toHaveText(menu)
    })
    await leaveSeat(page)
    await page.goto('/login')
  }
})

journey('a person who opens a screen signs in first and then gets there, but to no other site', async ({ seat }) => {
  const page = await seat({ url: brigade.url, path: '/orders/history?status=completed' })
  await expect(page).toHaveURL(/\/login\?next=/)

  await signInAs(page, 'manager@hotel.demo')

  await expect(page).toHaveURL(`${brigade.url}/orders/history?status=completed`)
  await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible()

  await leaveSeat(page)
  await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`)
  await signInAs(page, 'manager@hotel.demo')
  await expect(page).toHaveURL(`${brigade.url}/orders/list`)
})

journey('a screen of others leads to one’s own, an unknown one says so', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'chief@hotel.demo' })

  await page.goto('/orders/list')
  await expect(page).toHaveURL(/\/orders\/kitchenorders$/)
  await expect(page.getByText('You can’t open “Orders” with this account.')).toBeVisible()

  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page.getByText('404')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/orders\/kitchenorders$/)

  await page.goto('/orders/999999')
  await expect(page.getByText('Order not found.')).toBeVisible()
})

journey('logging out asks first, and leaves nothing behind but the mark of the device', async ({ seat }) => {
  const page = await seat({ url: brigade.url, path: '/login', viewport: { width: 800, height: 800 } })
  await signInAs(page, 'manager@hotel.demo')
  const warning = page.getByRole('region', { name: 'Please read carefully' })
  const oneLine = 46
  expect((await warning.boundingBox())?.height).toBeLessThanOrEqual(oneLine)
  await warning.getByRole('button', { name: 'More' }).click()
  await expect(warning.getByText('The address of this device is monitored.')).toBeVisible()
  await warning.getByRole('button', { name: 'Close for 3 days' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.context().addCookies([{ name: 'showNotifications', value: 'false', url: brigade.url }])

  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })
  await question.getByRole('button', { name: 'Log out' }).click()

  await expect(page).toHaveURL(`${brigade.url}/login`)
  const left = await page.context().cookies()
  expect(left.map(({ name }) => name)).toEqual(['brigade-device'])
  await page.goto('/orders/list')
  await expect(signInScreen(page).heading).toBeVisible()
})

// This journey is the last one: it also locks the address of this machine.
journey('wrong passwords tell nothing of accounts, and five lock for a minute', async ({ seat }) => {
  const page = await seat({ url: brigade.url })
  const { email, enter, password: secret, problem, submit } = signInScreen(page)
  await enter('manager@hotel.demo', 'wrong')
  await expect(problem).toHaveText('Wrong email or password. Try again.')
  await expect(email).toHaveValue('manager@hotel.demo')
  await expect(secret).toBeFocused()
  await enter('nobody@hotel.demo', 'wrong')
  await expect(problem).toHaveText('Wrong email or password. Try again.')

  for (let tries = 0; tries < 5; tries += 1) {
    const answer = page.waitForResponse('**/v1/authentication')
    await enter('marketing@hotel.demo', `guess ${tries}`)
    await answer
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    if ((await problem.textContent())?.startsWith('Too many')) break
  }

  if (await submit.isEnabled()) await enter('marketing@hotel.demo', password)

  await expect(problem).toHaveText(/^Too many attempts\. Try again in \d+ s\.$/)
  await expect(submit).toBeDisabled()
  const seconds = async () => Number((await problem.textContent())?.match(/\d+/)?.[0])
  const first = await seconds()
  expect(first).toBeGreaterThan(40)
  await expect.poll(seconds).toBeLessThan(first)
})
