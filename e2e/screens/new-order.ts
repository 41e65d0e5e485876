import type { Page } from '@playwright/test'

/** Returns the locators of the dialog in which staff put an order together at a table, over any screen. */
export function newOrder(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'New Order' })
  return {
    button: page.getByRole('button', { name: 'New Order' }),
    dialog,
    table: dialog.getByRole('combobox', { name: 'Table' }),
    search: dialog.getByRole('searchbox', { name: 'Search all items' }),
    menu: (name: string) => dialog.getByRole('group', { name: 'Menus' }).getByRole('button', { name }),
    category: (name: string) => dialog.getByRole('group', { name: 'Categories' }).getByRole('button', { name }),
    item: (name: string | RegExp) => dialog.getByRole('listitem').getByRole('button', { name }),
    /** The choices of an item. */
    choices: (name: string) => {
      const drawer = page.getByRole('dialog', { name, exact: true })
      return {
        drawer,
        more: (addOn: string) => drawer.getByRole('button', { name: `Increase: ${addOn}` }),
        option: (option: string) => drawer.getByRole('radio', { name: option }),
        add: drawer.getByRole('button', { name: /^Add/ }),
      }
    },
    /** If there is no room for both, this button leads from the menu to the order. */
    seeOrder: dialog.getByRole('button', { name: /^View order/ }),
    order: dialog.getByRole('region', { name: 'Your order' }),
    place: dialog.getByRole('button', { name: 'Place Order' }),
    alert: dialog.getByRole('alert'),
  }
}
