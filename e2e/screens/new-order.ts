import type { Page } from '@playwright/test'

/** The order that staff put together at a table, over whatever screen. */
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
    /** What there is to choose with an item. */
    choices: (name: string) => {
      const drawer = page.getByRole('dialog', { name, exact: true })
      return {
        drawer,
        more: (addOn: string) => drawer.getByRole('button', { name: `More: ${addOn}` }),
        option: (option: string) => drawer.getByRole('radio', { name: option }),
        comment: drawer.getByRole('textbox', { name: 'Comment' }),
        add: drawer.getByRole('button', { name: /^Add/ }),
      }
    },
    /** Where there is no room for both: what leads from the menu to the order. */
    seeOrder: dialog.getByRole('button', { name: /^See the order/ }),
    order: dialog.getByRole('region', { name: 'The order' }),
    place: dialog.getByRole('button', { name: 'Place Order' }),
    alert: dialog.getByRole('alert'),
  }
}
