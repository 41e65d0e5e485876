import type { Locator, Page } from '@playwright/test'

/**
 * Returns the locators of the pop-ups over every screen: the worst one in the bar, all of them in the list behind its
 * number.
 */
export function popups(page: Page) {
  const bar = page.getByRole('region', { name: /^(Pop-ups|التنبيهات)$/ })
  const card = bar.getByRole('article')
  const list = page.getByRole('dialog', { name: /^\d+ waiting$/ })
  const row = (text: string | RegExp) => list.getByRole('listitem').filter({ hasText: text })
  const inBar = (text: string | RegExp): Locator => card.filter({ hasText: text })
  const numberOf = (id: number) => new RegExp(`#${id}\\b`)
  return {
    /** The regions exist, empty at first, as soon as pop-ups of their kind can appear. */
    orders: page.getByRole('status', { name: /^(New and updated orders|الطلبات الجديدة والمعدّلة)$/ }),
    requests: page.getByRole('status', { name: 'Trays and Guest Requests' }),
    payments: page.getByRole('status', { name: 'Payments' }),
    messages: page.getByRole('status', { name: 'Staff messages' }),
    card,
    list,
    /** Opens the list of all pop-ups; the name of the button has the number of the others. */
    more: card.getByRole('button', { name: /more waiting\. Show all$|^Show details$/ }),
    /** A pop-up in the list. */
    row,
    orderRow: (id: number) => row(numberOf(id)),
    /** The pop-up of an order that waits to be accepted, in the bar. */
    order: (id: number) => inBar(numberOf(id)),
    /** The pop-up of a thing that has been in a room for longer than its venue wants, in the bar. */
    reminder: inBar,
    /** The pop-up of a payment message, in the bar. */
    payment: inBar,
    /** The pop-up of an order that the point of sale has not accepted, in the bar. */
    posting: inBar,
    /** The pop-up of a message to the staff, in the bar. */
    message: inBar,
    /** The pop-up of a request to the floor, in the bar. */
    request: inBar,
    /** Undoes an act on an order that has left its place. */
    undo: (id: number) =>
      page
        .getByRole('region', { name: 'Recent actions' })
        .getByRole('button', { name: new RegExp(`^Undo: .*#${id},`) }),
  }
}
