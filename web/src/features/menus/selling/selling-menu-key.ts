export const sellingMenuKey = ['menus', 'selling'] as const
