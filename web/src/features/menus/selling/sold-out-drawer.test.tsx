import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { aGroup, anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SoldOutButton } from '#features/menus/selling/public/sold-out-button.tsx'
// Loaded here, because loading it when it is first opened takes long.
import '#features/menus/selling/sold-out-drawer.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { startMenusLive } from '#features/menus/menus.live.ts'
import { sellingFeature } from '#features/menus/selling/selling.feature.tsx'
import { startSoldOutLive } from '#features/menus/selling/sold-out.live.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

const burger = anItem({ id: 1, name: { en: 'Harbour Beef Burger', ar: 'برغر الميناء' } })
const fries = aSide({ id: 5, itemId: 1, name: { en: 'Fries', ar: 'بطاطس' } })
const soup = anItem({ id: 2, index: 2, name: { en: 'Lentil Soup', ar: 'شوربة العدس' } })
const group = aGroup({ id: 7, itemId: 1, groupName: { en: 'Cooking Level', ar: 'درجة الاستواء' } })
const gone: SoldOutPart = {
  kind: 'side',
  id: 5,
  optionId: null,
  name: fries.name,
  itemId: 1,
  itemName: burger.name,
  soldOut: { until: null },
}

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

/** Opens a button for a user of this role, at a venue where these parts are sold out. */
async function open({
  role = 'waiter',
  soldOut = [],
  items = [burger, soup],
  hasCounts = true,
}: { role?: StaffRole; soldOut?: SoldOutPart[]; items?: Item[]; hasCounts?: boolean } = {}) {
  const venue = { soldOut }
  const marks: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const [, service = ''] = /^\/v1\/([\w-]+)/.exec(address) ?? []
    if (service === 'sold-out' && method === 'POST') {
      const mark = JSON.parse(body as string) as { kind: SoldOutPart['kind']; id: number }
      marks.push(mark)
      return Response.json({
        ...{ item: mark.id === soup.id ? soup : burger, side: fries, option: group }[mark.kind],
        version: 2,
      })
    }
    if (service === 'sold-counts' && !hasCounts) throw new TypeError('Failed to fetch')
    const answers: Record<string, unknown> = {
      authentication: { accessToken: 'a-token', user: aUser({ role }) },
      userdata: aUser({ role }),
      restaurant: aVenue(),
      'sold-out': venue.soldOut,
      'sold-counts': [{ itemId: soup.id, quantity: 12 }],
      items,
      condiments: address.includes('itemId=1') ? [fries] : [],
      modifiers: address.includes('itemId=1') ? [group] : [],
    }
    return Response.json(answers[service] ?? [])
  })
  for (const { name, translations: words } of [menusFeature, sellingFeature]) registerTranslations(name, words)
  await loadUiWords()
  await loadTranslations('menus', 'selling')
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const stops = [await startMenusLive(), startSoldOutLive()]
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <SoldOutButton />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    for (const stop of stops) stop()
    vi.unstubAllGlobals()
  }
  return { user: userEvent.setup(), marks, venue }
}

const button = () => screen.findByRole('button', { name: /^Mark sold out/ })

describe('the button', () => {
  it('counts what is sold out, and hears of more at once', async () => {
    const { venue } = await open({ soldOut: [gone] })
    expect(await screen.findByRole('button', { name: 'Mark sold out, 1 now' })).toBeDefined()

    venue.soldOut = [gone, { ...gone, kind: 'item', id: 2, itemId: 2, name: soup.name }]
    const marked: Item = { ...soup, version: 2, soldOut: { until: null } }
    await act(async () => applyNow('v1/items', marked))

    expect(await screen.findByRole('button', { name: 'Mark sold out, 2 now' })).toBeDefined()
  })

  it('is not there for those who may not mark', async () => {
    await open({ role: 'marketing' })

    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the drawer', () => {
  it('lists what is sold out, and puts it back with one press', async () => {
    const { user, marks } = await open({ soldOut: [gone] })
    await user.click(await button())

    const list = within(await screen.findByRole('region', { name: 'Currently sold out' }))
    expect(list.getByText(/of Harbour Beef Burger · until turned back on/)).toBeDefined()
    await user.click(list.getByRole('button', { name: 'Put back on menu: Fries' }))

    expect(marks).toEqual([{ kind: 'side', id: 5, for: 'back' }])
  })

  it('shows the menu, most sold first, and switches a dish off and on with one press each', async () => {
    const { user, marks, venue } = await open()
    await user.click(await button())
    await screen.findByRole('switch', { name: 'Available: Lentil Soup' })
    const names = screen.getAllByRole('switch').map((found) => found.getAttribute('aria-label'))
    expect(names).toEqual(['Available: Lentil Soup', 'Available: Harbour Beef Burger'])

    await user.click(screen.getByRole('switch', { name: 'Available: Lentil Soup' }))
    expect(marks).toEqual([{ kind: 'item', id: 2, for: 'tomorrow' }])

    venue.soldOut = [{ ...gone, kind: 'item', id: 2, itemId: 2, name: soup.name }]
    const marked: Item = { ...soup, version: 3, soldOut: { until: null } }
    await act(async () => applyNow('v1/items', marked))
    const isOff = await screen.findByRole('switch', { name: 'Available: Lentil Soup', checked: false })
    expect(screen.queryByRole('region', { name: 'Currently sold out' })).toBeNull()
    await user.click(isOff)
    expect(marks.at(-1)).toEqual({ kind: 'item', id: 2, for: 'back' })
  })

  it('shows the menu in its own order at once if it can’t be counted what was sold', async () => {
    const { user } = await open({ hasCounts: false })
    await user.click(await button())

    await screen.findByRole('switch', { name: 'Available: Lentil Soup' }, { timeout: 3_000 })
    const names = screen.getAllByRole('switch').map((found) => found.getAttribute('aria-label'))
    expect(names).toEqual(['Available: Harbour Beef Burger', 'Available: Lentil Soup'])
  })

  it('begins each search with its first dishes', async () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      anItem({ id: 100 + index, index, name: { en: `Tea ${index}`, ar: `شاي ${index}` } }),
    )
    const { user } = await open({ items: many })
    await user.click(await button())
    await user.click(await screen.findByRole('button', { name: /more/i }))
    expect(screen.getAllByRole('switch')).toHaveLength(80)

    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'tea')

    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(40))
  })

  it('marks nothing by the second tap of what opened a dish', async () => {
    const { user, marks } = await open()
    await user.click(await button())
    await user.type(await screen.findByRole('searchbox', { name: 'Search items' }), 'e')
    const opener = await screen.findByRole('button', { name: 'Lentil Soup' })
    await placeAllTogether()
    stopTheClock()

    tapThere(opener)
    tapThere(await screen.findByRole('button', { name: /^Until tomorrow/ }))
    fireEvent.click(screen.getByRole('button', { name: /^For one hour/ }))

    await waitFor(() => expect(marks).toEqual([{ kind: 'item', id: 2, for: 'hour' }]))
  })

  it('finds a dish by either name, and marks it, a side or an option of it', async () => {
    const { user, marks } = await open()
    await user.click(await button())
    await user.type(await screen.findByRole('searchbox', { name: 'Search items' }), 'الميناء')

    await user.click(await screen.findByRole('button', { name: 'Until tomorrow: Harbour Beef Burger' }))
    await user.click(await screen.findByRole('button', { name: 'Fries' }))
    await user.click(screen.getByRole('button', { name: 'For one hour: Fries' }))
    const [option] = group.modifiersList
    await user.click(screen.getByRole('button', { name: option!.name.en }))
    await user.click(screen.getByRole('button', { name: `Until I turn it back on: ${option!.name.en}` }))

    await waitFor(() =>
      expect(marks).toEqual([
        { kind: 'item', id: 1, for: 'tomorrow' },
        { kind: 'side', id: 5, for: 'hour' },
        { kind: 'option', id: 7, optionId: option!._id, for: 'open' },
      ]),
    )
  })

  it('says of a side and of an option until when they are sold out', async () => {
    const { user } = await open()
    await user.click(await button())
    await user.type(await screen.findByRole('searchbox', { name: 'Search items' }), 'burger')
    await screen.findByRole('button', { name: 'Fries' })
    const [option, ...others] = group.modifiersList
    const soldOut = { until: '2036-03-04T10:00:00.000Z' }

    const side: Side = { ...fries, version: 2, soldOut }
    const ofGroup: ModifierGroup = { ...group, version: 2, modifiersList: [{ ...option!, soldOut }, ...others] }
    await act(async () => {
      applyNow('v1/condiments', side)
      applyNow('v1/modifiers', ofGroup)
    })

    expect(await screen.findAllByText('Sold out until 4 Mar 2036, 14:00')).toHaveLength(2)
  })

  it('says that nothing is called so, and that nothing is sold out', async () => {
    const { user } = await open()
    await user.click(await button())
    expect(await screen.findByText('Nothing is sold out.')).toBeDefined()

    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'pizza')

    expect(await screen.findByText('No matching items.')).toBeDefined()
  })
})
