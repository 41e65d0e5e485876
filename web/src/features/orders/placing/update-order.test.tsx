import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anItem } from '@brigade/domain/testing/menus.builders.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { alerts, closeEditorAfterEach, openDesk, soup, tea } from '#features/orders/placing/testing/open-editor.tsx'
import { UpdateOrder } from '#features/orders/placing/update-order.tsx'
import { connection } from '#kit/live/connection.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'

closeEditorAfterEach()

const large = { groupId: 1, optionId: 'large', name: { en: 'Size' }, value: { en: 'Large' }, price: 6, posItemId: null }
const aSoup = aCartLine({ price: 30, basePrice: 30, totalPrice: 36, selectedOptions: [large] })
const bread = aCartLine({ itemId: 9, name: { en: 'Old bread' }, price: 4, basePrice: 4, totalPrice: 4 })
const order = anOrder({ id: 66, cart: [aSoup, bread], cartPrice: 40, serviceFee: 4, orderPrice: 44, covers: 2 })

/** Opens the order to be edited. */
async function open(differences: Partial<Parameters<typeof openDesk>[0]> = {}) {
  const path = `/?tool=updateOrder&order=${(differences.order ?? order).id}`
  const opened = await openDesk({ draw: (onClose) => <UpdateOrder onClose={onClose} />, path, order, ...differences })
  await screen.findByRole('button', { name: /^Mint tea/ })
  return opened
}

const cart = () => within(screen.getByRole('region', { name: 'Your order' }))
const update = () => screen.getByRole('button', { name: 'Update Order' })
const changes = () =>
  within(cart().getByRole('region', { name: 'Changes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const more = (name: string) => cart().getByRole('button', { name: `Increase: Quantity of ${name}` })

/** Delivers the event that the server publishes when another user has changed the order. */
function tell(theirs: Order): Promise<void> {
  return act(async () => applyNow(ordersPath, theirs))
}

describe('an order that is edited', () => {
  it('is as it stands, and is not sent until something is changed', async () => {
    const { user, changes: sent } = await open()

    expect(screen.getByRole('dialog', { name: 'Edit order #66, Room 204' })).toBeDefined()
    expect(cart().getByText('Large')).toBeDefined()
    expect(update().getAttribute('aria-disabled')).toBe('true')
    await user.click(update())
    expect(sent).toEqual([])
  })

  it('says what was added, changed and taken off, with the new total, and is sent so', async () => {
    const { user, changes: sent, onClose } = await open()

    await user.click(screen.getByRole('button', { name: /^Mint tea/ }))
    await user.click(more('Lentil soup'))
    await user.click(cart().getByRole('button', { name: 'Remove Old bread' }))

    expect(changes()).toEqual(['Lentil soup: 1 → 2', 'Added: 1× Mint tea', 'Removed: 1× Old bread'])
    expect(cart().getByText('New')).toBeDefined()
    expect(screen.getByText('AED 44.00')).toBeDefined()
    expect(screen.getByText('AED 92.95')).toBeDefined()

    await user.click(update())

    expect(await screen.findByText('order updated successfully!')).toBeDefined()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toEqual([
      {
        version: 1,
        covers: 2,
        cart: [
          {
            itemId: 1,
            itemQty: 2,
            comment: '',
            condimentsList: [],
            selectedOptions: [{ groupId: 1, optionId: 'large' }],
            price: 30,
            totalPrice: 72,
          },
          {
            itemId: 2,
            itemQty: 1,
            comment: '',
            condimentsList: [],
            selectedOptions: [],
            price: 12.5,
            totalPrice: 12.5,
          },
        ],
        cartPrice: 84.5,
        placeHolderPrice: 84.5,
        serviceFee: 8.45,
        vatFee: 0,
        orderPrice: 92.95,
        idempotencyKey: expect.any(String),
      },
    ])
  })

  it('has no fewer than one line', async () => {
    const { user, changes: sent } = await open()
    for (const name of ['Lentil soup', 'Old bread']) {
      await user.click(await waitFor(() => cart().getByRole('button', { name: `Remove ${name}` })))
    }

    await user.click(update())

    await waitFor(() => expect(alerts()).toEqual(["Can't submit order with 0 items"]))
    expect(sent).toEqual([])
  })

  it('has a comment changed on what is on no menu any more, fewer of it, and no more', async () => {
    const { user } = await open({ order: { ...order, cart: [aSoup, { ...bread, itemQty: 2 }] } })

    await user.click(cart().getByRole('button', { name: 'Edit Old bread' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Old bread' }))
    await user.type(drawer.getByRole('textbox', { name: 'Comment' }), 'warm')
    await user.click(drawer.getByRole('button', { name: /^Update item/ }))
    expect(changes()).toEqual(['Old bread: comment “warm”'])

    expect(more('Old bread')).toHaveProperty('disabled', true)
    await user.click(cart().getByRole('button', { name: 'Decrease: Quantity of Old bread' }))
    expect(changes()).toContain('Old bread: 2 → 1')
  })

  it('has other options at the price of today', async () => {
    const { user } = await open()

    await user.click(cart().getByRole('button', { name: 'Edit Lentil soup' }))
    await user.click(await screen.findByRole('radio', { name: /Regular/ }))
    await user.click(screen.getByRole('button', { name: /^Update item · AED/ }))

    expect(changes()).toEqual(['Lentil soup: options or add-ons changed'])
    expect(cart().getAllByText(/AED 32\.00/).length).toBeGreaterThan(0)
  })

  it('keeps what was sold out since it was ordered, and says so', async () => {
    const { user, changes: sent } = await open({ items: [{ ...soup, soldOut: { until: null } }, tea] })

    await user.click(cart().getByRole('button', { name: 'Remove Old bread' }))
    await user.click(update())

    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('says of a line that it is sold out, the moment it is, and offers no more of it until it is back', async () => {
    const { venue } = await open()
    const mark = async (version: number, soldOut: { until: null } | null) => {
      const gone = { kind: 'item', id: 1, optionId: null, itemId: 1, name: soup.name, itemName: soup.name } as const
      venue.soldOut = soldOut ? [{ ...gone, soldOut }] : []
      venue.items = [{ ...soup, soldOut }, tea]
      await act(async () => applyNow('v1/items', anItem({ id: 1, version, soldOut })))
    }

    await mark(2, { until: null })

    expect(await cart().findByText('Sold out')).toBeDefined()
    await waitFor(() => expect(more('Lentil soup')).toHaveProperty('disabled', true))
    await mark(3, null)
    await waitFor(() => expect(more('Lentil soup')).toHaveProperty('disabled', false))
    expect(cart().queryByText('Sold out')).toBeNull()
  })

  it('is changed no more once it is delivered and paid', async () => {
    const { user, changes: sent } = await open({ order: { ...order, status: 'completed' } })
    await user.click(more('Lentil soup'))

    expect(screen.getByText('This order can no longer be changed: Complete.')).toBeDefined()
    await user.click(update())
    expect(sent).toEqual([])
  })

  it('loses what was changed only after a question', async () => {
    const { user } = await open()
    await user.click(more('Lentil soup'))

    await user.click(screen.getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
    await user.click(question.getByRole('button', { name: 'Discard' }))

    expect(cart().queryByRole('region', { name: 'Changes' })).toBeNull()
    expect(cart().getByRole('group', { name: 'Quantity of Lentil soup' }).textContent).toContain('1')
  })

  it('counts nothing up by the second tap of what took a line off', async () => {
    await open()
    const remove = cart().getByRole('button', { name: 'Remove Lentil soup' })
    await placeAllTogether()
    stopTheClock()

    tapThere(remove)
    tapThere(more('Old bread'))

    expect(cart().getByRole('group', { name: 'Quantity of Old bread' }).textContent).toContain('1')
  })
})

describe('an order that others change meanwhile', () => {
  const theirs: Order = {
    ...order,
    version: 2,
    status: 'updated',
    cart: [{ ...aSoup, itemQty: 5 }, bread, aCartLine()],
  }

  it('has their lines too, says so, and is sent from what they left', async () => {
    const { user, changes: sent } = await open()
    await user.click(screen.getByRole('button', { name: /^Mint tea/ }))

    await tell(theirs)

    const note = within(await screen.findByRole('alert'))
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lentil soup: 1 → 5',
      'Added: 1× Lentil soup',
    ])
    expect(changes()).toEqual(['Added: 1× Mint tea'])
    await user.click(note.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.click(update())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ version: 2, cart: [{ itemQty: 5 }, { itemId: 9 }, { itemId: 1 }, { itemId: 2 }] })
  })

  it('is not overwritten where that was heard of by the refusal first', async () => {
    const stale = { name: 'Conflict', message: 'Stale', code: 409, className: 'conflict' }
    const data = { reason: 'staleVersion', order: theirs }
    const {
      user,
      venue,
      changes: sent,
      onClose,
    } = await open({
      answerChange: () => Response.json({ ...stale, data }, { status: 409 }),
    })
    await user.click(screen.getByRole('button', { name: /^Mint tea/ }))

    await user.click(update())

    expect(await screen.findByText('This order was changed while you were editing.')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
    venue.answerChange = () => Response.json({ ...theirs, version: 3 })
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await user.click(update())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent.map(({ version }) => version)).toEqual([1, 2])
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey)
  })

  it('is sent again by itself where they left its lines alone, as by an accept', async () => {
    const accepted: Order = { ...order, version: 2, status: 'inprogress' }
    const data = { reason: 'staleVersion', order: accepted }
    const stale = { name: 'Conflict', message: 'Stale', code: 409, className: 'conflict', data }
    const {
      user,
      changes: sent,
      onClose,
    } = await open({
      answerChange: ({ version }) =>
        version === 1 ? Response.json(stale, { status: 409 }) : Response.json({ ...accepted, version: 3 }),
    })
    await user.click(screen.getByRole('button', { name: /^Mint tea/ }))

    await user.click(update())

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent.map(({ version }) => version)).toEqual([1, 2])
  })
})

describe('a change whose answer got lost', () => {
  it('is sent again as it was when the line is back, and is made by nobody else until then', async () => {
    const {
      user,
      venue,
      changes: sent,
      onClose,
    } = await open({
      answerChange: () => Promise.reject(new TypeError('no network')),
    })
    act(() => connection.set('offline'))
    await user.click(screen.getByRole('button', { name: /^Mint tea/ }))

    await user.click(update())

    await waitFor(() => expect(alerts()[0]).toMatch(/^Waiting for connection\. The change/))
    // The event of one's own change arrives before its answer: it must not be applied a second time.
    await tell({ ...order, version: 2, status: 'updated', cart: [aSoup, bread, aCartLine({ itemId: 2 })] })
    expect(screen.queryByText('This order was changed while you were editing.')).toBeNull()
    venue.answerChange = () => Response.json({ ...order, version: 2 })
    act(() => connection.set('online'))

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})
