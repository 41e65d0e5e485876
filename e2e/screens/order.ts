import { expect, type Page } from '@playwright/test'

/** Returns the locators of the page of one order. */
export function orderScreen(page: Page) {
  const cart = page.getByRole('dialog', { name: /^Edit order/ })
  const cancelling = page.getByRole('alertdialog')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    items: page.getByRole('region', { name: 'Items' }),
    money: page.getByRole('region', { name: 'Payment', exact: true }),
    activity: page.getByRole('region', { name: 'Activity' }),
    allActivity: page.getByRole('button', { name: 'Show all activity' }),
    details: page.getByRole('region', { name: 'Details' }),
    back: page.getByRole('button', { name: 'Back' }),
    edit: page.getByRole('button', { name: 'Edit' }),
    /** Shows rare acts, such as cancelling. */
    more: page.getByRole('button', { name: 'More actions', exact: true }),
    cancel: page.getByRole('button', { name: 'Cancel order', exact: true }),
    /** The dialog for editing the order: its lines, and the menu beside them. */
    cart: {
      dialog: cart,
      more: (dish: string) => cart.getByRole('button', { name: `Increase: Quantity of ${dish}` }),
      quantity: (dish: string) => cart.getByRole('group', { name: `Quantity of ${dish}` }).getByRole('status'),
      /** Adds a comment to a line, as to a picked item. */
      async comment(dish: string, text: string) {
        await cart.getByRole('button', { name: `Edit ${dish}`, exact: true }).click()
        const choices = page.getByRole('dialog', { name: dish, exact: true })
        await choices.getByRole('textbox', { name: 'Comment' }).fill(text)
        await choices.getByRole('button', { name: /^Update item/ }).click()
        await expect(choices).toHaveCount(0)
      },
      item: (dish: string) => cart.getByRole('listitem').getByRole('button', { name: dish }),
      search: cart.getByRole('searchbox', { name: 'Search all items' }),
      changes: cart.getByRole('region', { name: 'Changes' }),
      meanwhile: cart.getByRole('alert'),
      save: cart.getByRole('button', { name: 'Update Order' }),
    },
    /** The dialog before an order is cancelled. */
    cancelling,
    reason: {
      /** A typed reason. */
      other: cancelling.getByText('Another reason'),
      typed: cancelling.getByRole('textbox', { name: 'Describe the reason' }),
    },
  }
}
