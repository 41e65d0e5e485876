/**
 * The drawings of the demo's menus, and how many variants each has: as many as one category has dishes of it.
 * `draw-pictures.ts` draws them; they are served as `/pictures/<name>.png`.
 */
export const pictureVariants = {
  eggs: 3,
  bakery: 2,
  'fruit-bowl': 3,
  pancakes: 2,
  soup: 3,
  salad: 4,
  mezze: 5,
  burger: 2,
  sandwich: 3,
  pasta: 2,
  flatbread: 4,
  grill: 3,
  fish: 3,
  rice: 2,
  fries: 1,
  cake: 3,
  'ice-cream': 1,
  coffee: 5,
  tea: 3,
  juice: 4,
  water: 3,
  cocktail: 4,
  beer: 2,
  wine: 2,
} as const

export type PictureName = keyof typeof pictureVariants

/** Returns the address of a variant of a drawing; variants count from 0. */
export function pictureUrl(name: PictureName, variant = 0): string {
  return `/pictures/${pictureFile(name, variant)}`
}

/** Returns the name of the file: tea.png, tea-2.png and so on. */
export function pictureFile(name: PictureName, variant: number): string {
  return variant === 0 ? `${name}.png` : `${name}-${variant + 1}.png`
}

/** Returns a variant for each dish of a category, so that no two of them share a picture. */
export function variantsInCategory(items: readonly { picture: PictureName }[]): number[] {
  const seen = new Map<PictureName, number>()
  return items.map(({ picture }) => {
    const variant = seen.get(picture) ?? 0
    seen.set(picture, variant + 1)
    return variant
  })
}
