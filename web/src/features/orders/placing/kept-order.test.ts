import { addLine, changeLine } from '@brigade/domain/orders/orders.draft.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const tea = { itemId: 2, name: { en: 'Tea' }, itemQty: 1, comment: '', condimentsList: [], selectedOptions: [] }

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/v1/userdata') return Response.json(aUser({ role: 'waiter' }))
    return Response.json(address.startsWith('/v1/restaurant') ? aVenue() : {})
  })
  localStorage.setItem('brigade-token', 'a-token')
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

/** Loads the modules anew, as a reloaded page of a signed-in person does. */
async function aPage() {
  vi.resetModules()
  const { loadSession } = await import('#kit/calls/session.ts')
  await loadSession()
  const [kept, { addEntry, changeEntry }] = await Promise.all([
    import('#features/orders/placing/kept-order.ts'),
    import('#kit/outbox/entries.ts'),
  ])
  const markSent = (name: string) =>
    changeEntry({ ...addEntry({ name, kind: 'orders', place: 'page', request: {} }), isSent: true })
  return { ...kept, markSent }
}

describe('a new order', () => {
  it('is there after a reload', async () => {
    const before = await aPage()
    before.changeDraft(null, (draft) => addLine({ ...draft, tableId: 7 }, tea))

    const after = await aPage()

    expect(after.keptOrder('new order')).toEqual(before.keptOrder('new order'))
    expect(after.keptOrder('new order')).toMatchObject({ draft: { tableId: 7, lines: [{ itemId: 2 }] } })
  })

  it('is not changed while it is on its way, also after a reload', async () => {
    const before = await aPage()
    before.markSent('new order')

    const page = await aPage()
    page.changeDraft(null, (draft) => addLine(draft, tea))

    expect(page.keptOrder('new order')).toBeUndefined()
  })

  it('is gone once it is placed, also after a reload', async () => {
    const before = await aPage()
    before.changeDraft(null, (draft) => addLine(draft, tea))
    before.markSent('new order')

    before.forgetOrder('new order')

    const after = await aPage()
    after.changeDraft(null, (draft) => addLine(draft, tea))
    expect(after.keptOrder('new order')?.draft.lines).toHaveLength(1)
  })
})

describe('orders that are edited', () => {
  const [one, other] = [anOrder({ id: 61 }), anOrder({ id: 62, cart: [aCartLine({ itemQty: 4 })] })]

  it('are kept each by itself, over a reload', async () => {
    const before = await aPage()
    before.changeDraft(one, (draft) => changeLine(draft, 1, { itemQty: 2 }))
    before.changeDraft(other, (draft) => changeLine(draft, 1, { itemQty: 3 }))

    const after = await aPage()
    after.forgetOrder('order 61')

    expect(after.keptOrder('order 62')).toMatchObject({ base: other, draft: { lines: [{ itemQty: 3 }] } })
    expect(after.keptOrder('order 61')).toBeUndefined()
  })

  it('remember how the order was before others changed it, until that was read', async () => {
    const page = await aPage()
    page.changeDraft(one, (draft) => addLine(draft, tea))
    const second = { ...one, version: 2, cart: [aCartLine({ itemQty: 5 })] }
    const third = { ...second, version: 3, cart: [aCartLine({ itemQty: 6 })] }

    page.bringTogether(second)
    page.bringTogether(third)
    page.bringTogether(second)

    expect(page.keptOrder('order 61')).toMatchObject({
      base: third,
      before: one,
      draft: { lines: [{ itemQty: 6 }, { itemId: 2 }] },
    })
    page.forgetBefore('order 61')
    expect(page.keptOrder('order 61')?.before).toBeNull()
  })

  it('say nothing of what left lines and covers alone, such as an accept', async () => {
    const page = await aPage()
    page.changeDraft(one, (draft) => addLine(draft, tea))

    page.bringTogether({ ...one, version: 2, status: 'inprogress' })

    expect(page.keptOrder('order 61')).toMatchObject({ base: { version: 2 }, before: null })
  })

  it('wait for their answer before they are brought together', async () => {
    const page = await aPage()
    page.changeDraft(one, (draft) => addLine(draft, tea))
    page.markSent('order 61')

    page.bringTogether({ ...one, version: 2, cart: [] })

    expect(page.keptOrder('order 61')?.base).toEqual(one)
  })
})
