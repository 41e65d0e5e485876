import { soldOutSpanLabels } from '@brigade/domain/menus/menus.sold-out.ts'

export const words = {
  menu: { board: 'Menu', bulkOperations: 'Bulk Operations' },
  said: {
    menus: { added: 'Menu added successfully!', updated: 'Menu updated successfully!' },
    categories: { added: 'Category added successfully!', updated: 'Category updated successfully!' },
    items: { added: 'Item added successfully!', updated: 'Item updated successfully!' },
    sides: { added: 'Condiment added successfully!', updated: 'Condiment updated successfully!' },
    modifiers: { added: 'Modifier added successfully!', updated: 'Modifier updated successfully!' },
    deleted: 'The record was deleted successfully!',
    optionsUpdated: 'Options updated successfully!',
    tagsApplied: 'Tags applied successfully!',
    tagsRemoved: 'Tags removed successfully!',
    tagRemoved: 'Tag removed successfully!',
    ecoTagRemoved: 'Eco-Tag removed successfully!',
    recommendationRemoved: 'Recommendation removed successfully!',
    itemsMoved: 'Items along with Modifiers moved to new Menu Successfully!',
    categoryMoved: 'Category moved to new Menu Successfully!',
    sorted: 'The new order was saved.',
    isSoldOut: 'Marked as sold out.',
    isBack: 'Back on the menu.',
  },
  soldOut: {
    mark: 'Sold out',
    until: 'Sold out until {{time}}',
    open: 'Sold out',
    act: 'Sold out…',
    actOf: 'Sold out: {{name}}',
    title: '{{name}}: sold out?',
    hint: 'Guests and order screens see it at once.',
    for: { ...soldOutSpanLabels, back: 'Back on the menu' },
  },
}
