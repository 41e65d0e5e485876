import type { Page } from '@playwright/test'

/** The page of one order. */
export function orderScreen(page: Page) {
  const dialog = page.getByRole('dialog')
  const cancelling = page.getByRole('alertdialog')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    items: page.getByRole('region', { name: 'Items' }),
    money: page.getByRole('region', { name: 'Payment' }),
    activity: page.getByRole('region', { name: 'Activity' }),
    details: page.getByRole('region', { name: 'Details' }),
    back: page.getByRole('button', { name: 'Back' }),
    edit: page.getByRole('button', { name: 'Edit' }),
    cancel: page.getByRole('button', { name: 'Cancel order', exact: true }),
    /** Where quantities and comments are changed. */
    cart: {
      dialog,
      more: (dish: string) => dialog.getByRole('button', { name: `More: Quantity of ${dish}` }),
      quantity: (dish: string) => dialog.getByRole('group', { name: `Quantity of ${dish}` }).getByRole('status'),
      comment: (dish: string) => dialog.getByRole('textbox', { name: `Comment on ${dish}` }),
      meanwhile: dialog.getByRole('alert'),
      apply: dialog.getByRole('button', { name: 'Apply it to the current order' }),
      save: dialog.getByRole('button', { name: 'Update Order' }),
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
