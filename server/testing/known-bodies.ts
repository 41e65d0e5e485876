const soup = { en: 'Soup', ar: 'شوربة' }
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const risottoAtRoom = { tableId: 7, cart: [{ itemId: 34, itemQty: 1 }] }

/** What each call takes, so that what follows is reached too. */
export const knownBodies: Record<string, object[]> = {
  'create v1/order': [risottoAtRoom],
  'create v1/menu': [{ restaurantId: 1, name: soup, ...always }],
  'patch v1/menu': [{ name: { de: 'Suppe' } }, { hasCategories: false }, { version: 1, isActive: true }],
  'create v1/category': [{ menuId: 2, name: soup, ...always }],
  'patch v1/category': [{ menuId: 1 }, { tag: 'Dessert' }, { images: [] }],
  'create v1/items': [{ menuId: 2, categoryId: 4, name: soup, description: soup, price: 1, posItemId: '1', ...always }],
  'patch v1/items': [
    { price: 2, version: 1 },
    { categoryId: 3 },
    { recommendationCategory: 'starter', mainOptionId: [1], subOptionId: [1] },
    { isDiscountedPrice: true, discountedPrice: 1 },
  ],
  'create v1/condiments': [{ itemId: 1, name: soup, price: 1, max: 2, posItemId: '1' }],
  'patch v1/condiments': [{ max: 4 }, { min: 1 }],
  'create v1/modifiers': [{ itemId: 1, groupName: soup, modifiersList: [{ name: soup, price: -1, posItemId: '1' }] }],
  'patch v1/modifiers': [{ modifiersList: [] }, { groupName: { en: 'Size', ar: 'الحجم' } }],
  'create v1/sortOrder': [
    { kind: 'menus', parentId: 1, ids: [1, 2, 3, 4] },
    { kind: 'items', parentId: 1, parent: 'menu', ids: [1] },
  ],
  'create v1/bulkUpdateItems': [{ restaurantId: 1, categoryId: 1, fromMenuId: 1, toMenuId: 2 }],
  'create v1/sold-out': [
    { kind: 'item', id: 2, for: 'hour' },
    { kind: 'option', id: 1, optionId: '1-1', for: 'tomorrow' },
    { kind: 'side', id: 1, for: 'back' },
  ],
  'create v1/group-names': [{ name: soup }],
  'patch v1/group-names': [{ name: { en: 'Sort' } }],
  'patch v1/order': [
    { status: 'cancelled' },
    { status: 'delivered' },
    { status: 'merged', mergedInto: 2 },
    { covers: 2, tipAmount: 1 },
    { version: 1, cart: risottoAtRoom.cart },
    { amountPaidOnline: 1 },
  ],
  'create v1/accept/order': [{ id: 1 }, { id: 2 }],
  'create v1/undo/order': [{ id: 1 }, { id: 2, version: 2 }],
  'create v1/recall/order': [{ id: 1 }, { id: 2, version: 2 }],
  'create v1/keep/order': [{ id: 1 }, { id: 2, version: 2 }],
  'create v1/close/bill': [{ id: 1 }, { id: 2 }],
  'create v1/waiter': [{ requestType: 'orderCancellation', orderId: 1 }],
  'patch v1/waiter': [{ status: 'completed' }],
  'create v1/authentication': [{ strategy: 'jwt', accessToken: 'a.b.c' }],
  'create v1/file/delete': [{ data: { url: '/files/1/item-images/a.png' } }, { data: { url: '/pictures/tea.png' } }],
  'create v1/password': [{ currentPassword: 'not this one', newPassword: 'brigade-demo' }],
  'create v1/passphrase/grant': [
    { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' },
    { restaurantId: 1, gate: 'menuEdit', passphrase: 'not this one' },
  ],
  'patch v1/passphrase': [{ categoryMove: 'green olives' }],
  'create v1/bulkCategory': [{ list: [{ menuId: 1, name: { en: 'A', ar: 'ب' } }] }],
  'create v1/bulkItems': [{ list: [{ id: 1, menuId: 1, price: 3 }], dryRun: true }],
  'create v1/bulkCondiments': [{ list: [{ itemId: 1, name: { en: 'A', ar: 'ب' }, price: 1, max: 2 }] }],
  'create v1/bulkModifiers': [{ list: [{ itemId: 1, modifiersList: [{ _id: 'a', price: 1 }] }] }],
  'create v1/undoImport': [{ importId: 1 }],
  'create v1/exportData': [
    { fileName: 'a', moduleName: 'items', menuId: 1 },
    { fileName: 'a', moduleName: 'modifiers', itemId: 1 },
  ],
  'patch v1/admin-notifications': [{ isActive: false }],
}
