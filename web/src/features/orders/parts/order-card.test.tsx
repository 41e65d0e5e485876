import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addOrderStatePart } from '#features/orders/public/order-state-parts.tsx'
import { openScreen } from '#features/orders/testing/open-screen.tsx'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

async function cardOf(order: Order) {
  const opened = await openScreen({ path: '/orders/list', role: 'manager', orders: [order] })
  close = opened.close
  const link = await screen.findByRole('link', { name: order.table })
  return within(link.closest('article') as HTMLElement)
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000 - 1_000).toISOString()
}

describe('a card', () => {
  it('says how much was taken off, where something was', async () => {
    const card = await cardOf(anOrder({ discountPercentage: 12.5, discountAmount: 4.4, orderPrice: 30.8 }))

    expect(card.getByText('12.5% off')).toBeDefined()
  })

  it('says in words what a guest asked for, also of a line for which there is no room otherwise', async () => {
    const cart = [1, 2, 3, 4, 5].map((itemId) => aCartLine({ itemId, comment: '' }))

    const card = await cardOf(anOrder({ cart: [...cart, aCartLine({ itemId: 6, comment: 'Allergic to nuts' })] }))

    expect(card.getByText('Allergic to nuts')).toBeDefined()
    expect(card.getByText('+ 2 more lines')).toBeDefined()
  })

  it('says of an allergy that it is one, at its line, and of no other comment', async () => {
    const cart = ['Sauce on the side', 'No nuts'].map((comment, index) => aCartLine({ itemId: index, comment }))

    const card = await cardOf(anOrder({ cart }))

    expect(card.getAllByText('Allergy')).toHaveLength(1)
    expect(card.getByText('No nuts').closest('p')!.textContent).toBe('Allergy No nuts')
    expect(card.getByText('Sauce on the side').closest('p')!.textContent).toBe('Comment: Sauce on the side')
  })

  it.each([
    ['incoming', { createdAt: minutesAgo(26) }, 'Late by 21 min'],
    ['updated', { createdAt: minutesAgo(90), updatedAt: minutesAgo(7) }, 'Late by 2 min'],
    ['inprogress', { createdAt: minutesAgo(40), acceptedAT: minutesAgo(36) }, 'Late by 21 min'],
    ['ontheway', { createdAt: minutesAgo(40), cookedAt: minutesAgo(23) }, 'Late by 18 min'],
    ['delivered', { createdAt: minutesAgo(99), deliveredAt: minutesAgo(77) }, 'Late by 17 min'],
  ] as const)(
    'of an order that is %s is late by the minutes past the time it was due',
    async (status, stamps, words) => {
      const card = await cardOf(anOrder({ status, ...stamps }))

      expect(card.getByText(words)).toBeDefined()
    },
  )

  it('is counted at the head of its column once it is late, also where it was brought', async () => {
    const late = anOrder({ id: 1, table: 'Room 204', status: 'delivered', deliveredAt: minutesAgo(77) })
    const calm = anOrder({ id: 2, table: 'Room 205', status: 'delivered', deliveredAt: minutesAgo(7) })
    const cooked = anOrder({ id: 3, table: 'Room 206', status: 'ontheway', cookedAt: minutesAgo(1) })
    ;({ close } = await openScreen({ path: '/orders/list', role: 'manager', orders: [late, calm, cooked] }))

    const heads = await screen.findAllByRole('heading', { level: 2 })

    expect(heads.find(({ textContent }) => textContent?.startsWith('Delivered'))?.textContent).toContain('1 late')
    expect(heads.find(({ textContent }) => textContent?.startsWith('In Progress'))?.textContent).not.toContain('late')
  })

  it('turns late by the clock, as does the head of its column', async () => {
    const card = await cardOf(anOrder({ createdAt: minutesAgo(2) }))
    const head = screen.getAllByRole('heading', { level: 2 }).find(({ textContent }) => textContent?.includes('Queue'))
    expect(card.getByText('2 min')).toBeDefined()
    expect(head?.textContent).not.toContain('late')

    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 30 * 60_000)

    expect(await card.findByText('late 27')).toBeDefined()
    await waitFor(() => expect(head?.textContent).toContain('1 late'))
  })

  it('counts the wait of its stage again, and that of the guest from the order on', async () => {
    const card = await cardOf(anOrder({ status: 'inprogress', createdAt: minutesAgo(26), acceptedAT: minutesAgo(3) }))

    expect(card.getByText('3 min')).toBeDefined()
    expect(card.getByText('Ordered 26 min ago')).toBeDefined()
    expect(card.queryByText(/^Late/)).toBeNull()
  })

  it('leaves out the wait of the guest while it is about that of the stage', async () => {
    const card = await cardOf(anOrder({ status: 'inprogress', createdAt: minutesAgo(8), acceptedAT: minutesAgo(3) }))

    expect(card.queryByText(/^Ordered/)).toBeNull()
  })

  it('says once that an order is late', async () => {
    const card = await cardOf(anOrder({ createdAt: minutesAgo(13) }))

    expect(card.getAllByText(/late/i).map(({ textContent }) => textContent)).toEqual(['Late by 8 min', 'late 8'])
  })

  it('unfolds all acts but the next step', async () => {
    const remove = addOrderStatePart('cardActs', () => <button type="button">Link it</button>)
    const card = await cardOf(anOrder({ id: 7, status: 'delivered', table: 'Room 204' }))
    expect(card.queryByRole('button', { name: 'Link it' })).toBeNull()
    fireEvent.click(card.getByRole('button', { name: 'More actions: order #7, Room 204' }))

    expect(card.getByRole('button', { name: 'Link it' })).toBeDefined()
    expect(card.getByRole('button', { name: 'Edit order #7, Room 204' })).toBeDefined()
    act(remove)
  })

  it('says that the guest asks to cancel', async () => {
    const card = await cardOf(anOrder({ cancelAskedAt: minutesAgo(1) }))

    expect(card.getByText('Cancellation requested')).toBeDefined()
  })

  it('says in words that an order is so large that somebody should confirm it, and what goes back of a payment', async () => {
    const card = await cardOf(anOrder({ needsConfirmation: true, amountPaidOnline: 40, refundDue: 4.8 }))

    expect(card.getByText('Large order – confirm with the table')).toBeDefined()
    expect(card.getByText(/^Refund due: .*4\.80/)).toBeDefined()
  })
})
