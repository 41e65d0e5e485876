import { addLine, emptyDraft } from '@brigade/domain/orders/orders.draft.ts'
import { afterEach, expect, it, vi } from 'vitest'

const tea = { itemId: 2, name: { en: 'Tea' }, itemQty: 1, comment: '', condimentsList: [], selectedOptions: [] }

afterEach(() => sessionStorage.clear())

/** The modules as a page has them that was just loaded. */
async function aPage() {
  vi.resetModules()
  const page = await import('#features/orders/placing/kept-order.ts')
  page.takeUpOrder(4)
  return page
}

it('is there after a reload, with what was sent of it and has no answer', async () => {
  const before = await aPage()
  before.changeDraft((draft) => addLine({ ...draft, tableId: 7 }, tea))
  const sent = { tableId: 7, cart: [{ itemId: 2, itemQty: 1 }], idempotencyKey: 'k'.repeat(32) }
  before.keepSent(sent)

  const after = await aPage()

  expect(after.keptOrder()).toEqual(before.keptOrder())
  expect(after.keptOrder()).toMatchObject({ draft: { tableId: 7, lines: [{ itemId: 2 }] }, sent })
})

it('is not changed while it is on its way', async () => {
  const page = await aPage()
  page.keepSent({ tableId: 7, cart: [{ itemId: 2, itemQty: 1 }] })

  page.changeDraft((draft) => addLine(draft, tea))

  expect(page.keptOrder().draft).toEqual(emptyDraft)
})

it('is gone once it is placed, also after a reload', async () => {
  const before = await aPage()
  before.changeDraft((draft) => addLine(draft, tea))

  before.forgetOrder()

  expect((await aPage()).keptOrder()).toEqual({ draft: emptyDraft, sent: null })
})
