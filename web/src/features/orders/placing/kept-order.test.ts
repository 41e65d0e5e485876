import { emptyDraft, addLine, changeLine } from '@brigade/domain/orders/orders.draft.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

const tea = { itemId: 2, name: { en: 'Tea' }, itemQty: 1, comment: '', condimentsList: [], selectedOptions: [] }

afterEach(() => sessionStorage.clear())

/** The modules as a page has them that was just loaded. */
async function aPage() {
  vi.resetModules()
  const page = await import('#features/orders/placing/kept-order.ts')
  page.takeUpOrders(4)
  return page
}

describe('a new order', () => {
  const body = { tableId: 7, cart: [{ itemId: 2, itemQty: 1 }], idempotencyKey: 'k'.repeat(32) }

  it('is there after a reload, with what was sent of it and has no answer', async () => {
    const before = await aPage()
    before.changeDraft(null, (draft) => addLine({ ...draft, tableId: 7 }, tea))
    before.keepSent('new', { kind: 'place', body })

    const after = await aPage()

    expect(after.keptOrder('new')).toEqual(before.keptOrder('new'))
    expect(after.keptOrder('new')).toMatchObject({
      draft: { tableId: 7, lines: [{ itemId: 2 }] },
      sent: { kind: 'place', body },
    })
    expect(after.namesSent()).toEqual(['new'])
  })

  it('is not changed while it is on its way', async () => {
    const page = await aPage()
    page.keepSent('new', { kind: 'place', body })

    page.changeDraft(null, (draft) => addLine(draft, tea))

    expect(page.keptOrder('new')?.draft).toEqual(emptyDraft)
  })

  it('is gone once it is placed, also after a reload', async () => {
    const before = await aPage()
    before.changeDraft(null, (draft) => addLine(draft, tea))

    before.forgetOrder('new')

    expect((await aPage()).keptOrder('new')).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
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
    page.keepSent('order 61', { kind: 'change', id: 61, body: { version: 1 } })

    page.bringTogether({ ...one, version: 2, cart: [] })

    expect(page.keptOrder('order 61')?.base).toEqual(one)
  })
})
