import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { demoMenus } from '../menus/demo-menus.ts'
import { furtherVariants } from './variants.ts'
import { pictureFile, pictureUrl, pictureVariants, variantsInCategory } from './picture-names.ts'
import { withPalette } from './palette.ts'
import { encodePng } from './png.ts'

const folder = new URL('.', import.meta.url)
const mostBytes = 40_000
const files = keysOf(pictureVariants).flatMap((name) =>
  Array.from({ length: pictureVariants[name] }, (_, variant) => pictureFile(name, variant)),
)
const categories = Object.values(demoMenus).flatMap((menus) =>
  menus.flatMap(({ name, categories: ofMenu, items }) =>
    ofMenu ? ofMenu.map((category) => ({ name: category.name.en, items: category.items })) : [{ name: name.en, items }],
  ),
)

describe('the pictures of the demo', () => {
  it('are there, each of them and no others', () => {
    const stored = readdirSync(folder).filter((name) => name.endsWith('.png'))

    expect(stored.toSorted()).toEqual(files.toSorted())
  })

  it.each(files)('%s is a small PNG of 500 × 300', (name) => {
    const png = readFileSync(new URL(name, folder))

    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([500, 300])
    expect(png.length).toBeLessThan(mostBytes)
  })

  it('are all different', () => {
    expect(new Set(files.map((name) => readFileSync(new URL(name, folder)).toString('base64'))).size).toBe(files.length)
  })

  it.each(keysOf(pictureVariants))('%s is drawn in as many variants as there are', (name) => {
    expect(1 + (furtherVariants[name]?.length ?? 0)).toBe(pictureVariants[name])
  })

  it.each(categories)('show each dish of $name differently', ({ items }) => {
    const variants = variantsInCategory(items)
    const shown = items.map(({ picture }, position) =>
      pictureUrl(picture, variants[position]).replace('/pictures/', ''),
    )

    expect(new Set(shown).size).toBe(items.length)
    expect(files).toEqual(expect.arrayContaining(shown))
  })
})

describe('a palette', () => {
  it('keeps the colours that cover areas exactly, and puts the others to the nearest', () => {
    const red = [200, 10, 10]
    const blue = [10, 10, 200]
    const nearlyRed = [201, 11, 9]

    const { palette, indexes } = withPalette(Uint8Array.from([...red, ...red, ...blue, ...nearlyRed]))

    expect(palette).toEqual([0xc80a0a, 0x0a0ac8])
    expect([...indexes].map((index) => palette[index])).toEqual([0xc80a0a, 0xc80a0a, 0x0a0ac8, 0xc80a0a])
  })

  it('is encoded the same every time', () => {
    const picture = { width: 2, height: 1, palette: [0xff0000, 0x0000ff], indexes: Uint8Array.from([0, 1]) }

    expect(encodePng(picture)).toEqual(encodePng(picture))
    expect(encodePng(picture).includes(Buffer.from([0xff, 0, 0, 0, 0, 0xff]))).toBe(true)
  })
})
