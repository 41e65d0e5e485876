import { expect, type Page } from '@playwright/test'

/** The page of one order. */
export function orderScreen(page: Page) {
  const cart = page.getByRole('dialog', { name: /^Edit order/ })
  const cancelling = page.getByRole('alertdialog')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    items: page.getByRole('region', { name: 'Items' }),
    money: page.getByRole('region', { name: 'Payment', exact: true }),
    activity: page.getByRole('region', { name: 'Activity' }),
    details: page.getByRole('region', { name: 'Details' }),
    back: page.getByRole('button', { name: 'Back' }),
    edit: page.getByRole('button', { name: 'Edit' }),
    cancel: page.getByRole('button', { name: 'Cancel order', exact: true }),
    /** Where the order is edited: what was ordered, and the menu beside it. */
    cart: {
      dialog: cart,
      more: (dish: string) => cart.getByRole('button', { name: `More: Quantity of ${dish}` }),
      quantity: (dish: string) => cart.getByRole('group', { name: `Quantity of ${dish}` }).getByRole('status'),
      /** Says something of a line, as one does of an item that is picked. */
      async comment(dish: string, text: string) {
        await cart.getByRole('button', { name: `Change ${dish}`, exact: true }).click()
        const choices = page.getByRole('dialog', { name: dish, exact: true })
        await choices.getByRole('textbox', { name: 'Comment' }).fill(text)
        await choices.getByRole('button', { name: /^Change/ }).click()
        await expect(choices).toHaveCount(0)
      },
      item: (dish: string) => cart.getByRole('listitem').getByRole('button', { name: dish }),
      search: cart.getByRole('searchbox', { name: 'Search all items' }),
      changes: cart.getByRole('region', { name: 'What changes' }),
      meanwhile: cart.getByRole('alert'),
      save: cart.getByRole('button', { name: 'Update Order' }),
    },
    /** The question before an order is cancelled. */
    cancelling,
    reason: {
      /** A reason of one's own, to be typed. */
      other: cancelling.getByText('Another reason'),
      typed: cancelling.getByRole('textbox', { name: 'Which reason?' }),
    },
  }
}
