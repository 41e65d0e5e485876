/** The pictures of the demo's menus, drawn by `draw-pictures.ts` and served as `/pictures/<name>.png`. */
export const pictureNames = [
  'eggs',
  'bakery',
  'fruit-bowl',
  'pancakes',
  'soup',
  'salad',
  'mezze',
  'burger',
  'sandwich',
  'pasta',
  'flatbread',
  'grill',
  'fish',
  'rice',
  'fries',
  'cake',
  'ice-cream',
  'coffee',
  'tea',
  'juice',
  'water',
  'cocktail',
  'beer',
  'wine',
] as const

export type PictureName = (typeof pictureNames)[number]

export function pictureUrl(name: PictureName): string {
  return `/pictures/${name}.png`
}
