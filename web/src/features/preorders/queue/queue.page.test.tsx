import { preOrdersPath } from '@brigade/domain/preorders/preorders.api.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { aMenuForm, anOfferedForm, aPreOrder } from '@brigade/domain/testing/preorders.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/preorders/queue/queue.page.tsx'
import { openPreOrders, refusal } from '#features/preorders/testing/open-preorders.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await speak('en')
})

const path = '/preorderque?day=2026-03-05'

async function open(opening: Partial<Parameters<typeof openPreOrders>[0]> = {}) {
  const opened = await openPreOrders({ path, forms: [aMenuForm({ capacity: 2 })], ...opening })
  close = opened.close
  return opened
}

const tea = { itemId: 3, name: { en: 'Mint tea', ar: '' }, quantity: 2 }

describe('the queue of a day', () => {
  it('shows how full each slot is, what the kitchen needs for it, and its cards', async () => {
    const other = aPreOrder({ id: 2, table: 'Room 306', lastname: '', state: 'accepted', note: 'No sesame' })
    const cancelled = aPreOrder({ id: 3, table: 'Room 110', state: 'cancelled' })
    const later = aPreOrder({ id: 4, slot: '07:00', slotAt: '2026-03-05T03:00:00.000Z' })
    await open({ preOrders: [aPreOrder(), other, cancelled, later] })

    const slot = within(await screen.findByRole('region', { name: /^06:30 · Breakfast card/ }))
    expect(slot.getByText('2 of 2 orders')).toBeDefined()
    expect(slot.getByText('2 × Shakshuka')).toBeDefined()
    expect(slot.getByRole('link', { name: 'Room 204 · Mansour' })).toBeDefined()
    expect(within(slot.getByRole('row', { name: /Room 306/ })).getByText('No sesame')).toBeDefined()
    expect(slot.queryByRole('button', { name: 'Accept: Room 110' })).toBeNull()
    expect(
      within(screen.getByRole('region', { name: /^07:00 · Breakfast card/ })).getByText('1 of 2 orders'),
    ).toBeDefined()
  })

  it('says that there are none, and shows another day', async () => {
    const { user, router } = await open()
    expect(await screen.findByText('No pre-orders for this day.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Today' }))

    await waitFor(() => expect(router.state.location.search).not.toContain('2026-03-05'))
  })

  it.each(['pre-orders', 'menu-forms'])('says what went wrong, and is read again: %s', async (broken) => {
    let isBroken = true
    const { user } = await open({
      preOrders: [aPreOrder()],
      answer: ({ service }) => (isBroken && service === broken ? refusal(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/Deleted form/)).toBeNull()
    isBroken = false
    await user.click(again)

    expect(await screen.findByRole('region', { name: /^06:30 · Breakfast card/ })).toBeDefined()
  })

  it('still shows the cards of a form that was deleted', async () => {
    await open({ forms: [], preOrders: [aPreOrder({ state: 'released' })] })

    const slot = within(await screen.findByRole('region', { name: /^06:30 · Deleted form/ }))
    expect(slot.getByText('In the kitchen')).toBeDefined()
    expect(slot.queryByRole('button', { name: 'Print sheet' })).toBeNull()
  })

  it('changes as soon as guests order, and as a colleague accepts', async () => {
    const preOrders: PreOrder[] = []
    await open({ preOrders })
    await screen.findByText('No pre-orders for this day.')
    preOrders.push(aPreOrder())
    await receiveEvent(preOrdersPath, preOrders[0]!)
    expect(await screen.findByRole('button', { name: 'Accept: Room 204' })).toBeDefined()
    preOrders[0] = aPreOrder({ state: 'accepted', version: 2 })
    await receiveEvent(preOrdersPath, preOrders[0])

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept: Room 204' })).toBeNull())
    expect(screen.getByText('Accepted')).toBeDefined()
  })

  it('accepts the cards of a slot as they were seen, and prints its sheet', async () => {
    const { user, writes } = await open({
      preOrders: [aPreOrder(), aPreOrder({ id: 2, version: 5, table: 'Room 306' })],
    })
    await user.click(await screen.findByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(writes).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Print sheet' }))

    await waitFor(() => expect(writes).toHaveLength(2))
    expect(writes).toMatchObject([
      { path: 'accept/pre-orders', body: { ids: [1, 2], versions: [1, 5] } },
      { path: 'print/slot', body: { formId: 1, day: '2026-03-05', slot: '06:30' } },
    ])
  })

  it('has each quantity in the direction of its item', async () => {
    await open({ preOrders: [aPreOrder({ additional: [tea] })] })
    await screen.findByRole('row', { name: /Room 204/ })
    await speak('ar')

    const row = within(await screen.findByRole('row', { name: /Room 204/ }))
    expect(document.documentElement.dir).toBe('rtl')
    expect(row.getByText('2 × Mint tea').tagName).toBe('BDI')
  })
})

describe('a card that is entered', () => {
  const entering = { path: `${path}&add=`, offered: [anOfferedForm()] }

  it('keeps what was picked when its time is full by then', async () => {
    const message = 'This time is fully booked. Choose another one.'
    const { user, writes } = await open({
      ...entering,
      answer: ({ method, service }) =>
        method === 'POST' && service === 'pre-orders'
          ? refusal(409, message, { reason: 'slotFull', fields: { when: message } })
          : undefined,
    })
    const drawer = within(await screen.findByRole('dialog'))
    await user.click(drawer.getByRole('button', { name: 'Add pre-order' }))
    expect(await drawer.findByText('Choose a form.')).toBeDefined()
    expect(writes).toEqual([])
    await user.click(drawer.getByRole('combobox', { name: 'Room' }))
    await user.click(await screen.findByTitle('Room 204'))
    await user.click(drawer.getByRole('combobox', { name: 'Form' }))
    await user.click(await screen.findByTitle('Breakfast card'))
    await user.click(drawer.getByRole('combobox', { name: 'Delivery' }))
    expect((await screen.findByTitle(/07:00 · 0 left/)).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByTitle(/06:30 · 3 left/))
    await user.click(drawer.getByRole('button', { name: 'More: Shakshuka' }))
    await user.click(drawer.getByRole('button', { name: 'Add pre-order' }))

    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    const eggs = within(drawer.getByRole('group', { name: 'How would you like your eggs?' }))
    expect(eggs.getByRole('status').textContent).toBe('1')
  })

  it('says that nothing can be ordered at the moment', async () => {
    await open({ ...entering, offered: [] })

    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText('No form is switched on, or all of its times are over.')).toBeDefined()
  })

  it.each(['offered', 'table'])('says what can’t be read, and reads it again: %s', async (broken) => {
    let isBroken = true
    const { user } = await open({
      ...entering,
      answer: (call) => (isBroken && call.path.startsWith(`/v1/${broken}`) ? refusal(400, 'Broken') : undefined),
    })
    const drawer = within(await screen.findByRole('dialog'))
    const again = await drawer.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull())
  })
})
