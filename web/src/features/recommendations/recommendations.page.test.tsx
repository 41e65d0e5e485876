import { anItem } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { GuestDialogs } from '@brigade/domain/recommendations/dialogs.schema.ts'
import type { Suggestion } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { menuItemsFeature } from '#features/menus/items/menu-items.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { recommendationsFeature } from '#features/recommendations/recommendations.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/recommendations/recommendations.page.tsx'
import { sortingFeature } from '#features/sorting/sorting.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const ofText = { restaurantId: 1, version: 1, updatedAt: null, updatedBy: null }
const light = { ...ofText, id: 5, dialog: 'starter', index: 1, name: { en: 'Something light', ar: 'خفيف' } }
const hearty = { ...ofText, id: 6, dialog: 'starter', index: 2, name: { en: 'Something hearty', ar: 'مشبع' } }
const meatless = { ...ofText, id: 8, mainOptionId: 5, index: 1, name: { en: 'Without meat', ar: 'بدون لحم' } }
const fish = { ...ofText, id: 9, mainOptionId: 5, index: 2, name: { en: 'From the sea', ar: 'من البحر' } }
const heading = { ...ofText, id: 2, dialog: 'starter', name: { en: 'How hungry are you?', ar: 'هل أنت جائع؟' } }
const tagged = { recommendationCategory: 'starter' as const, mainOptionId: [5], subOptionId: [8] }
const soup = anItem({ id: 1, ...tagged })
const tea = anItem({ id: 2, name: { en: 'Tea', ar: 'شاي' } })

const pair: Suggestion = {
  id: 3,
  restaurantId: 1,
  kind: 'pair',
  status: 'open',
  recommendedItemId: 2,
  itemId: 1,
  dialog: null,
  together: 45,
  recommendedOrders: 200,
  otherOrders: 50,
  ofOrders: 1_000,
  support: 0.045,
  confidence: 0.9,
  lift: 4.5,
  decidedAt: null,
  decidedBy: null,
  earnedOrders: null,
  earnedRevenue: null,
  countedAt: '2026-03-01T10:00:00.000Z',
  version: 1,
}

const guestDialogs: GuestDialogs = {
  restaurantId: 1,
  canOrder: true,
  dialogs: [
    {
      dialog: 'starter',
      heading: heading.name,
      mainOptions: [
        {
          id: 5,
          name: light.name,
          heading: null,
          subOptions: [
            { id: 8, name: meatless.name, itemIds: [1] },
            { id: 9, name: fish.name, itemIds: [] },
          ],
        },
      ],
    },
  ],
  items: [
    { id: 1, name: soup.name, menuId: 1, price: 32 },
    { id: 2, name: tea.name, menuId: 1, price: 8 },
  ],
  pairs: [{ itemId: 1, recommendedItemId: 2 }],
}

let close = () => {}

afterEach(() => close())

type Opening = {
  path?: string
  suggestions?: Suggestion[]
  dialogs?: ('starter' | 'drink')[]
  countedAt?: string | null
}

async function open({
  path = '/ai-recommendation',
  suggestions = [pair],
  dialogs = ['starter', 'drink'],
  countedAt = '2026-03-01T10:00:00.000Z',
}: Opening = {}) {
  const writes: { method: string; path: string; body: unknown }[] = []
  const lists: Record<string, unknown> = {
    'primary-heading': [heading],
    'recom-main-option': [light, hearty],
    'recom-sub-option': [meatless, fish],
    'sub-option-heading': [],
    items: [soup, tea],
    recommendations: guestDialogs,
    'recommendation-suggestions': suggestions,
    'recommendation-counts': countedAt
      ? [{ id: 1, restaurantId: 1, requestedAt: countedAt, countedAt, orders: 1_000 }]
      : [],
  }
  const opened = await openPage({
    features: [
      recommendationsFeature,
      menusFeature,
      menuItemsFeature,
      passphrasesFeature,
      venuesFeature,
      sortingFeature,
      authFeature,
    ],
    path,
    user: aUser({ role: 'manager' }),
    answer({ method, path, service = '', body }) {
      if (service === 'restaurant') return aVenue({ activeDialogs: dialogs })
      if (method === 'GET') return lists[service]
      writes.push({ method, path, body })
      if (method === 'DELETE') return { ...light, itemsUntagged: 1 }
      if (service === 'count') return { id: 1, restaurantId: 1, requestedAt: null, countedAt: null, orders: 0 }
      if (service === 'decide') return { ...pair, status: 'accepted' }
      return { ...light, ...(body as object) }
    },
  })
  close = opened.close
  return { ...opened, writes }
}

describe('a dialog', () => {
  it('shows its question, its answers and their items, and marks answers without any', async () => {
    await open()

    expect(await screen.findByText('How hungry are you?')).toBeDefined()
    const card = within(await screen.findByRole('region', { name: 'Something light' }))
    expect(within(card.getByRole('list', { name: 'Items of Without meat' })).getByText('Lentil soup')).toBeDefined()
    expect(card.getAllByText('No items')).toHaveLength(1)
    expect(within(screen.getByRole('region', { name: 'Something hearty' })).getByText('No items')).toBeDefined()
  })

  it('gets a new answer in the languages of the venue', async () => {
    const { user, writes } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add main option' }))
    const form = within(await screen.findByRole('dialog'))

    await user.type(await form.findByRole('textbox', { name: 'Text in English' }), 'Something sweet')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Enter a text.')).toBeDefined()
    await user.type(form.getByRole('textbox', { name: 'Text in Arabic' }), 'حلو')
    await user.click(form.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes).toMatchObject([
      {
        method: 'POST',
        path: '/v1/recom-main-option',
        body: { restaurantId: 1, dialog: 'starter', name: { en: 'Something sweet', ar: 'حلو' } },
      },
    ])
  })

  it('says how many items lose an answer before it is deleted', async () => {
    const { user, writes } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete: Something light' }))

    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/1 item has this option/)).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Delete option' }))

    await waitFor(() => expect(writes).toMatchObject([{ method: 'DELETE', path: '/v1/recom-main-option/5' }]))
  })

  it('removes an item from an answer: with none left it is recommended no longer', async () => {
    const { user, writes } = await open()

    await user.click(await screen.findByRole('button', { name: 'Remove Lentil soup from Without meat' }))

    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]!.body).toEqual({ recommendationCategory: 'none', mainOptionId: [], subOptionId: [] })
  })

  it('is walked as a guest would, with what goes well with an item, and an honest empty answer', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Try it' }))
    const phone = within(await screen.findByRole('dialog'))
    await user.click(await phone.findByRole('button', { name: 'Something light' }))
    await user.click(phone.getByRole('button', { name: 'Without meat' }))

    expect(phone.getByText('Lentil soup')).toBeDefined()
    expect(phone.getByText('Goes well with it: Tea')).toBeDefined()
    await user.click(phone.getByRole('button', { name: 'Back' }))
    await user.click(phone.getByRole('button', { name: 'From the sea' }))
    expect(phone.getByText('Nothing can be ordered for this answer now.')).toBeDefined()

    await user.click(phone.getByRole('button', { name: 'العربية' }))
    expect(document.querySelector('[lang=ar][dir]')?.getAttribute('dir')).toBe('rtl')
    expect(phone.getByText('من البحر')).toBeDefined()
  })

  it('is none at a venue that asks nothing', async () => {
    await open({ dialogs: [] })

    expect(await screen.findByText('Recommendations are off for this venue.')).toBeDefined()
  })
})

describe('suggestions', () => {
  it('come with the figures that speak for them, and a person accepts', async () => {
    const { user, writes } = await open({ path: '/ai-recommendation?tab=suggestions' })

    const row = within(await screen.findByRole('row', { name: /Tea with Lentil soup/ }))
    expect(row.getByText('45 of 1,000 orders')).toBeDefined()
    expect(row.getByText('4.5×')).toBeDefined()
    await user.click(row.getByRole('button', { name: 'Accept: Tea with Lentil soup' }))

    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]).toMatchObject({
      path: '/v1/decide/recommendation-suggestion',
      body: { id: 3, decision: 'accept', version: 1 },
    })
  })

  it('say what they have earned since', async () => {
    const accepted = { ...pair, status: 'accepted' as const, earnedOrders: 12, earnedRevenue: 96 }
    await open({ path: '/ai-recommendation?tab=suggestions&status=accepted', suggestions: [accepted] })

    expect(await screen.findByText(/^12 orders · AED\s96\.00$/)).toBeDefined()
  })

  it('need their answers before a tag is accepted', async () => {
    const tag: Suggestion = { ...pair, kind: 'tag', itemId: null, dialog: 'starter' }
    const { user, writes } = await open({ path: '/ai-recommendation?tab=suggestions', suggestions: [tag] })
    await user.click(await screen.findByRole('button', { name: 'Accept: Tea, often with: Starter' }))

    const form = within(await screen.findByRole('dialog', { name: 'Recommend Tea' }))
    await user.click(await form.findByRole('button', { name: 'Accept' }))

    expect((await form.findAllByText('Select all the three options!')).length).toBeGreaterThan(0)
    expect(writes).toEqual([])
  })

  it('are counted again', async () => {
    const { user, writes } = await open({ path: '/ai-recommendation?tab=suggestions', countedAt: null })
    expect(await screen.findByText('Nothing has been counted yet. Count the orders to get suggestions.')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Count orders' }))

    await waitFor(() =>
      expect(writes).toMatchObject([{ path: '/v1/count/recommendations', body: { restaurantId: 1 } }]),
    )
  })
})

it('sorts the main options of a dialog', async () => {
  const { user, writes } = await open({ path: '/restaurants/1/main/sort?dialog=starter' })

  const place = await screen.findByRole('textbox', { name: /Something hearty/ })
  await user.clear(place)
  await user.type(place, '1{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save sorting' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    path: '/v1/sort/recom-options',
    body: { restaurantId: 1, dialog: 'starter', ids: [6, 5] },
  })
})
