import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { password } from '../people/staff.ts'
import { signInAs, signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

/** With how many wait. */
const requests = /^Guest Requests/
/** The same, with how many are ready. */
const walkersOrders = /^Orders/
const floor = 'Table/Room Management'

const headOffice = ['Active orders', 'All orders', floor, requests, 'Finance', 'Staff Messaging']
const adminOffice = [...headOffice, 'Excel formats', 'Settings']
const takersDesk = ['Orders', 'All orders', floor, requests, 'Payment Alerts', 'Menu', 'Settings']
const venueOffice = ['Orders', 'All orders', floor, requests, 'Payment Alerts', 'Point of sale', 'Menu', 'Settings']

/** Everybody's first screen, and what they find in their menu; in the kitchen there is none. */
const people = [
  { role: 'admin', email: 'admin@brigade.demo', lands: '/orders', menu: adminOffice },
  { role: 'organization', email: 'organization@brigade.demo', lands: '/orders', menu: [...headOffice, 'Settings'] },
  { role: 'super manager', email: 'supermanager@brigade.demo', lands: '/settings', menu: ['Menu', 'Settings'] },
  { role: 'manager', email: 'manager@hotel.demo', lands: '/orders/list', menu: venueOffice },
  {
    role: 'manager of a venue that only prints receipts',
    email: 'manager@receipts.demo',
    lands: '/orders/list',
    menu: ['Orders', 'Receipts', floor, 'Menu', 'Settings'],
  },
  { role: 'order taker', email: 'ordertaker@hotel.demo', lands: '/orders/list', menu: takersDesk },
  { role: 'waiter', email: 'waiter@hotel.demo', lands: '/orders/active', menu: [walkersOrders, 'Tables', /^Requests/] },
  { role: 'kitchen', email: 'chief@hotel.demo', lands: '/orders/kitchenorders', menu: [] },
  { role: 'marketing', email: 'marketing@hotel.demo', lands: '/settings', menu: ['Settings'] },
  {
    role: 'finance',
    email: 'finance@hotel.demo',
    lands: '/orders/finorders',
    menu: ['Finance', 'Payment Alerts', 'Settings'],
  },
]

for (const { role, email, lands, menu } of people) {
  journey(`the ${role} signs in, lands on ${lands} and sees only what is theirs`, async ({ seat }) => {
    const page = await seat({ url: brigade.url, path: '/login' })
    await signInAs(page, email)

    await expect(page).toHaveURL(`${brigade.url}${lands}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(menu)
  })
}

journey('what is missing or mistyped is said at its field', async ({ seat }) => {
  const page = await seat({ url: brigade.url })
  const { email, enter, password: secret, submit } = signInScreen(page)
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Enter your email address.')
  await expect(secret).toHaveAccessibleDescription('Enter your password.')
  await expect(email).toBeFocused()

  await enter('manager', password)

  await expect(email).toHaveAccessibleDescription('This is not an email address.')
  await expect(email).toHaveValue('manager')
})

journey('a wrong password keeps the email, and is told like an unknown account', async ({ seat }) => {
  const page = await seat({ url: brigade.url })
  const { email, enter, password: secret, problem } = signInScreen(page)

  await enter('manager@hotel.demo', 'wrong')

  await expect(problem).toHaveText('This email and password do not match.')
  await expect(email).toHaveValue('manager@hotel.demo')
  await expect(secret).toBeFocused()

  await enter('nobody@hotel.demo', 'wrong')

  await expect(problem).toHaveText('This email and password do not match.')
  await signInAs(page, 'manager@hotel.demo')
  await expect(page).toHaveURL(/\/orders\/list$/)
})

journey('nobody is led away by an address of elsewhere', async ({ seat }) => {
  const page = await seat({ url: brigade.url, path: `/login?next=${encodeURIComponent('//evil.example')}` })

  await signInAs(page, 'manager@hotel.demo')

  await expect(page).toHaveURL(`${brigade.url}/orders/list`)
})

journey('who opens a screen signs in first and then gets there, with its filters', async ({ seat }) => {
  const page = await seat({ url: brigade.url, path: '/orders/history?status=completed' })
  await expect(page).toHaveURL(/\/login\?next=/)

  await signInAs(page, 'manager@hotel.demo')

  await expect(page).toHaveURL(`${brigade.url}/orders/history?status=completed`)
  await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible()
})

journey('a screen of others leads to one’s own, an unknown one says so', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'chief@hotel.demo' })

  await page.goto('/orders/list')
  await expect(page).toHaveURL(/\/orders\/kitchenorders$/)
  await expect(page.getByText('You can’t open “Orders” with this account.')).toBeVisible()

  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  await expect(page.getByText('404')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL(/\/orders\/kitchenorders$/)

  await page.goto('/orders/999999')
  await expect(page.getByText('There is no such order.')).toBeVisible()
})

journey('logging out asks first, and leaves nothing behind but the mark of the device', async ({ seat }) => {
  const page = await seat({ url: brigade.url, path: '/login' })
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

// The last one: it locks the address of this machine too.
journey('five wrong passwords lock for a minute, and it is counted down', async ({ seat }) => {
  const page = await seat({ url: brigade.url })
  const { enter, problem, submit } = signInScreen(page)
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = page.waitForResponse('**/v1/authentication')
    await enter('marketing@hotel.demo', `guess ${tries}`)
    await answer
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    if ((await problem.textContent())?.startsWith('Too many')) break
  }

  if (await submit.isEnabled()) await enter('marketing@hotel.demo', password)

  await expect(problem).toHaveText(/^Too many tries\. You can try again in \d+ s\.$/)
  await expect(submit).toBeDisabled()
  const seconds = async () => Number((await problem.textContent())?.match(/\d+/)?.[0])
  const first = await seconds()
  expect(first).toBeGreaterThan(40)
  await expect.poll(seconds).toBeLessThan(first)
})
