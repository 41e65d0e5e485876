import type { Page } from '@playwright/test'

/** What pops up over every screen. */
export function popups(page: Page) {
  const orders = page.getByRole('region', { name: 'New and updated orders' })
  const requests = page.getByRole('region', { name: 'Trays and Guest Requests' })
  const payments = page.getByRole('region', { name: 'Payments' })
  const postings = page.getByRole('region', { name: 'Orders to see to at the POS' })
  const messages = page.getByRole('region', { name: 'Messages to the staff' })
  return {
    /** They are there, empty at first, as soon as pop-ups can come. */
    orders,
    requests,
    payments,
    messages,
    /** That of an order which waits to be accepted. */
    order: (id: number) => orders.getByRole('article').filter({ hasText: new RegExp(`#${id}\\b`) }),
    /** That of what waits in a room for longer than its venue wants. */
    reminder: (title: string) => page.getByRole('region', { name: title }).getByRole('article'),
    /** That of what was told of a payment. */
    payment: (title: string) => payments.getByRole('article').filter({ hasText: title }),
    /** That of what the point of sale has not taken. */
    posting: (title: string) => postings.getByRole('article').filter({ hasText: title }),
    /** That of a message to the staff. */
    message: (title: string) => messages.getByRole('article').filter({ hasText: title }),
    /** Takes back what was done to an order that has left its place. */
    undo: (id: number) =>
      page
        .getByRole('region', { name: 'Can be taken back' })
        .getByRole('button', { name: new RegExp(`^Undo: .*#${id},`) }),
    /** That of something the floor is asked for. */
    request: (text: string) => requests.getByRole('article').filter({ hasText: text }),
  }
}
