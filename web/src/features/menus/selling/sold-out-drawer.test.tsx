import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { aGroup, anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { SoldOutButton } from '#features/menus/selling/door/sold-out-button.tsx'
// Else it is fetched when it is first opened, which takes its time.
import '#features/menus/selling/sold-out-drawer.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { startMenusLive } from '#features/menus/menus.live.ts'
import { sellingFeature } from '#features/menus/selling/selling.feature.tsx'
import { startSoldOutLive } from '#features/menus/selling/sold-out.live.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'
import { signIn } from '#kit/session.ts'
import { standInOnePlace, stopTheClock, tapThere, untilPressesAreTaken } from '#kit/testing/one-place.ts'

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

/** A button of somebody of this role, at a venue where this is sold out. */
async function open({ role = 'waiter', soldOut = [] }: { role?: StaffRole; soldOut?: SoldOutPart[] } = {}) {
  const venue = { soldOut }
  const marks: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const [, service = ''] = /^\/v1\/([\w-]+)/.exec(address) ?? []
    if (service === 'sold-out' && method === 'POST') {
      const mark = JSON.parse(body as string) as { kind: SoldOutPart['kind'] }
      marks.push(mark)
      return Response.json({ ...{ item: burger, side: fries, option: group }[mark.kind], version: 2 })
    }
    const answers: Record<string, unknown> = {
      authentication: { accessToken: 'a-token', user: aUser({ role }) },
      userdata: aUser({ role }),
      restaurant: aVenue(),
      'sold-out': venue.soldOut,
      items: [burger, soup],
      condiments: address.includes('itemId=1') ? [fries] : [],
      modifiers: address.includes('itemId=1') ? [group] : [],
    }
    return Response.json(answers[service] ?? [])
  })
  for (const { name, words } of [menusFeature, sellingFeature]) registerWords(name, words)
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('menus', 'selling', 'ui')
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

const button = () => screen.findByRole('button', { name: /^Sold out/ })

describe('the button', () => {
  it('counts what is sold out, and hears of more at once', async () => {
    const { venue } = await open({ soldOut: [gone] })
    expect(await screen.findByRole('button', { name: 'Sold out: 1' })).toBeDefined()

    venue.soldOut = [gone, { ...gone, kind: 'item', id: 2, itemId: 2, name: soup.name }]
    const marked: Item = { ...soup, version: 2, soldOut: { until: null } }
    await act(async () => applyNow('v1/items', marked))

    expect(await screen.findByRole('button', { name: 'Sold out: 2' })).toBeDefined()
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

    const list = within(await screen.findByRole('region', { name: 'Sold out now' }))
    expect(list.getByText(/of Harbour Beef Burger · until turned back/)).toBeDefined()
    await user.click(list.getByRole('button', { name: 'Back on the menu: Fries' }))

    expect(marks).toEqual([{ kind: 'side', id: 5, for: 'back' }])
  })

  it('takes no press for a moment at the row that comes into the place of one which is back', async () => {
    const soupIsGone: SoldOutPart = { ...gone, kind: 'item', id: 2, itemId: 2, name: soup.name }
    const { user, venue } = await open({ soldOut: [gone, soupIsGone] })
    await user.click(await button())
    standBelowEachOther()
    const shielded = shieldedFromNowOn()
    await user.click(await screen.findByRole('button', { name: 'Back on the menu: Fries' }))
    venue.soldOut = [soupIsGone]
    await act(async () => applyNow('v1/condiments', { ...fries, version: 3 }))

    await waitFor(() => expect(shielded()).toContainEqual(expect.stringContaining('Lentil Soup')))
  })

  it('marks nothing by the second tap of what opened a dish', async () => {
    const { user, marks } = await open()
    await user.click(await button())
    await user.type(await screen.findByRole('searchbox', { name: 'Search dishes' }), 'e')
    const opener = await screen.findByRole('button', { name: 'Lentil Soup' })
    await untilPressesAreTaken()
    standInOnePlace()
    stopTheClock()

    tapThere(opener)
    tapThere(await screen.findByRole('button', { name: /^Until tomorrow/ }))
    fireEvent.click(screen.getByRole('button', { name: /^For one hour/ }))

    await waitFor(() => expect(marks).toEqual([{ kind: 'item', id: 2, for: 'hour' }]))
  })

  it('finds a dish by either name, and marks it, a side or an option of it', async () => {
    const { user, marks } = await open()
    await user.click(await button())
    await user.type(await screen.findByRole('searchbox', { name: 'Search dishes' }), 'الميناء')

    await user.click(await screen.findByRole('button', { name: 'Until tomorrow: Harbour Beef Burger' }))
    await user.click(await screen.findByRole('button', { name: 'Fries' }))
    await user.click(screen.getByRole('button', { name: 'For one hour: Fries' }))
    const [option] = group.modifiersList
    await user.click(screen.getByRole('button', { name: option!.name.en }))
    await user.click(screen.getByRole('button', { name: `Until turned back: ${option!.name.en}` }))

    await waitFor(() =>
      expect(marks).toEqual([
        { kind: 'item', id: 1, for: 'tomorrow' },
        { kind: 'side', id: 5, for: 'hour' },
        { kind: 'option', id: 7, optionId: option!._id, for: 'open' },
      ]),
    )
  })

  it('says that nothing is called so, and that nothing is sold out', async () => {
    const { user } = await open()
    await user.click(await button())
    expect(await screen.findByText('Everything is on the menu.')).toBeDefined()

    await user.type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'pizza')

    expect(await screen.findByText('No dish is called that.')).toBeDefined()
  })
})

/** What takes no press for a moment, by its words. */
function shieldedFromNowOn(): () => string[] {
  const texts: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) texts.push(target.textContent ?? '')
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-just-came'] })
  return () => texts
}

/** As a list is laid out: each in the place that its number in it gives. */
function standBelowEachOther(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(10, 10 + index * 40, 80, 40)
  })
}
