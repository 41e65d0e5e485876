import type { Locator, Page } from '@playwright/test'

/** What pops up over every screen: the worst in the bar, all of them in the list behind its number. */
export function popups(page: Page) {
  const bar = page.getByRole('region', { name: /^(Pop-ups|التنبيهات)$/ })
  const card = bar.getByRole('article')
  const list = page.getByRole('dialog', { name: /^\d+ pop-ups?$/ })
  const row = (text: string | RegExp) => list.getByRole('listitem').filter({ hasText: text })
  const inBar = (text: string | RegExp): Locator => card.filter({ hasText: text })
  const numberOf = (id: number) => new RegExp(`#${id}\\b`)
  return {
    /** They are there, empty at first, as soon as pop-ups of their kind can come. */
    orders: page.getByRole('status', { name: /^(New and updated orders|الطلبات الجديدة والمعدّلة)$/ }),
    requests: page.getByRole('status', { name: 'Trays and Guest Requests' }),
    payments: page.getByRole('status', { name: 'Payments' }),
    messages: page.getByRole('status', { name: 'Messages to the staff' }),
    card,
    list,
    /** Opens the list of all, with as many others as are named. */
    more: card.getByRole('button', { name: /more pop-ups?\. Show all$|^Show the whole pop-up$/ }),
    /** In the list. */
    row,
    orderRow: (id: number) => row(numberOf(id)),
    /** That of an order which waits to be accepted, in the bar. */
    order: (id: number) => inBar(numberOf(id)),
    /** That of what waits in a room for longer than its venue wants, in the bar. */
    reminder: inBar,
    /** That of what was told of a payment, in the bar. */
    payment: inBar,
    /** That of what the point of sale has not taken, in the bar. */
    posting: inBar,
    /** That of a message to the staff, in the bar. */
    message: inBar,
    /** That of something the floor is asked for, in the bar. */
    request: inBar,
    /** Undoes what was done to an order that has left its place. */
    undo: (id: number) =>
      page
        .getByRole('region', { name: 'Can be taken back' })
        .getByRole('button', { name: new RegExp(`^Undo: .*#${id},`) }),
  }
}
