import { newPromotion } from '@brigade/domain/marketing/marketing.rules.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { anItem } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { filesFeature } from '#features/files/files.feature.tsx'
import { marketingFeature } from '#features/marketing/marketing.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/marketing/marketing.page.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const title = { en: 'Happy hour', ar: 'ساعة السعادة' }
const running: Promotion = {
  ...newPromotion,
  id: 1,
  restaurantId: 1,
  index: 1,
  title,
  items: [{ itemId: 1, price: 20, percentage: null }],
  version: 1,
  updatedAt: null,
  updatedBy: null,
}

let close = () => {}

afterEach(() => close())

type Opening = { path?: string; promotions?: Promotion[]; isDiscountedPrice?: boolean }

async function open({ path = '/marketing', promotions = [running], isDiscountedPrice = true }: Opening = {}) {
  const writes: object[] = []
  const { firstDay, lastDay, daysAvailable, hoursAvailable } = newPromotion
  const terms = { price: 20, percentage: null, firstDay, lastDay, daysAvailable, hoursAvailable }
  const soup = anItem({ marketingId: 1, promotion: terms })
  const opened = await openPage({
    features: [marketingFeature, menusFeature, filesFeature, passphrasesFeature, venuesFeature],
    path,
    user: aUser({ role: 'marketing' }),
    answer({ method, service, body }) {
      if (service === 'restaurant') return aVenue({ isDiscountedPrice })
      if (service === 'items') return [soup, anItem({ id: 2, name: { en: 'Tea', ar: 'شاي' }, price: 8 })]
      if (service !== 'marketing') return undefined
      if (method === 'GET') return promotions
      writes.push({ method, body })
      return { ...running, ...(body as object), version: 2 }
    },
  })
  close = opened.close
  return { ...opened, writes }
}

it('lists promotions with their state at this minute', async () => {
  await open({
    promotions: [
      running,
      { ...running, id: 2, title: { en: 'Draft' }, items: [] },
      { ...running, id: 3, title: { en: 'Off' }, isActive: false },
      { ...running, id: 4, title: { en: 'New Year' }, firstDay: '2999-12-31' },
      { ...running, id: 5, title: { en: 'Old' }, lastDay: '2000-01-01' },
    ],
  })

  const stateOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
  expect((await stateOf('Happy hour')).getByText('Running now')).toBeDefined()
  expect((await stateOf('Draft')).getByText('No items')).toBeDefined()
  expect((await stateOf('Off')).getByText('Paused')).toBeDefined()
  expect((await stateOf('New Year')).getByText('Starts 31 Dec 2999')).toBeDefined()
  expect((await stateOf('Old')).getByText('Ended')).toBeDefined()
})

it('shows what guests will pay, and refuses a price that is not lower', async () => {
  const { user, writes } = await open({ path: '/marketing?edit=1' })
  const soup = within(await screen.findByRole('group', { name: 'Lentil soup' }))
  expect(await screen.findByText(/^Guests pay AED\s20\.00$/)).toBeDefined()

  await user.clear(soup.getByRole('textbox', { name: 'Price' }))
  await user.type(soup.getByRole('textbox', { name: 'Price' }), '32')
  await user.tab()
  expect(await screen.findByText('Enter less than the item’s price.')).toBeDefined()

  await user.clear(soup.getByRole('textbox', { name: 'Price' }))
  await user.type(soup.getByRole('textbox', { name: 'Or percent off' }), '25')
  expect(await screen.findByText(/^Guests pay AED\s24\.00$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes).toMatchObject([
    { method: 'PATCH', body: { items: [{ itemId: 1, price: null, percentage: 25 }], version: 1 } },
  ])
})

it('previews only prices that guests pay', async () => {
  await open({ path: '/marketing?edit=1', isDiscountedPrice: false })

  const preview = within(await screen.findByRole('region', { name: 'What guests see' }))
  expect(preview.getByText(/^AED\s32\.00$/)).toBeDefined()
  expect(preview.queryByText(/20\.00/)).toBeNull()
  expect(screen.queryByText(/^Guests pay/)).toBeNull()
})

it('lists what is cheaper now, and what makes it so', async () => {
  await open({ path: '/marketing?tab=discounted' })

  const row = within(await screen.findByRole('row', { name: /Lentil soup/ }))
  expect(row.getByText('Happy hour')).toBeDefined()
  expect(screen.queryByRole('row', { name: /Tea/ })).toBeNull()
})
